// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"image"
	"os"
	"strings"
	"testing"

	"gioui.org/font/gofont"
	"gioui.org/layout"
	"gioui.org/text"
	"gioui.org/widget/material"
	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/gridtest"
)

// The README contains this function, with the type of its rows.
func TestReadmeShowsThisFunction(t *testing.T) {
	program, err := os.ReadFile("cities.go")
	require.NoError(t, err)
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	_, shown, ok := strings.Cut(string(program), "// showCities")
	require.True(t, ok)
	require.Contains(t, string(readme), "// showCities"+shown+"```\n")
}

func TestCitiesShow(t *testing.T) {
	db, err := openSample()
	require.NoError(t, err)
	defer db.Close()
	var grid gridui.Grid[city]
	rows, err := showCities(db, &grid)
	require.NoError(t, err)
	defer rows.Close()
	arrived := make(chan struct{}, 1)
	grid.Invalidate = func() {
		select {
		case arrived <- struct{}{}:
		default:
		}
	}
	th := material.NewTheme()
	th.Shaper = text.NewShaper(text.NoSystemFonts(), text.WithCollection(gofont.Collection()))
	h := gridtest.New(image.Pt(400, 300), func(gtx layout.Context) layout.Dimensions {
		return gridui.New(th, &grid).Layout(gtx)
	})
	for h.Frame(); rows.Count().N < 3 || !rows.Count().Exact; h.Frame() {
		<-arrived
	}
	for _, ok := rows.Row(0); !ok; _, ok = rows.Row(0) {
		<-arrived
		h.Frame()
	}
	require.Equal(t, city{"Busan", 3_350_000}, rows.At(0))
}
