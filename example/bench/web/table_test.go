// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"bytes"
	"io"
	"testing"

	"gioui.org/font/gofont"
	"github.com/stretchr/testify/require"
)

func TestTableTellsWhatMissedItsTarget(t *testing.T) {
	var out bytes.Buffer
	table := &table{out: &out}
	table.add(value("free", 7, "ms"))
	table.add(value("kept", 5, "MB").atMost(5))
	require.False(t, table.failed)
	table.add(value("missed", 5.006, "MB").atMost(5))
	require.True(t, table.failed)
	require.Equal(t, "free\t7.00\tms\t-\tok\nkept\t5.00\tMB\t5\tok\nmissed\t5.01\tMB\t5\tFAIL\n", out.String())
}

func TestAllFontsOfTheProgramsAreTakenOff(t *testing.T) {
	require.Len(t, goFonts, len(gofont.Collection()))
}

func TestMedian(t *testing.T) {
	costs := []cost{{all: 9, gpu: 1}, {all: 1, gpu: 3}, {all: 5, gpu: 2}}
	require.Equal(t, 5.0, median(costs, func(c cost) float64 { return c.all }))
	require.Equal(t, 2.0, median(costs, func(c cost) float64 { return c.gpu }))
}

func TestWrongFlags(t *testing.T) {
	require.Equal(t, 2, run(nil, io.Discard, io.Discard))
	require.Equal(t, 2, run([]string{"-none", "site"}, io.Discard, io.Discard))
}
