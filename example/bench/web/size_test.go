// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"flag"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var updateSize = flag.Bool("update-size", false, "write the size of the minimal program to testdata")

// A program links what it names. A growth of more than 1 % in the program that names nothing is a mistake, unless
// the size is renewed on purpose.
func TestSizeOfTheMinimalProgram(t *testing.T) {
	program := filepath.Join(t.TempDir(), "minimal.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", program, "./minimal")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOFLAGS=")
	out, err := build.CombinedOutput()
	require.NoError(t, err, "%s", out)
	info, err := os.Stat(program)
	require.NoError(t, err)
	const file = "testdata/minimal_size.txt"
	if *updateSize {
		require.NoError(t, os.WriteFile(file, []byte(strconv.FormatInt(info.Size(), 10)+"\n"), 0o644))
	}
	text, err := os.ReadFile(file)
	require.NoError(t, err)
	known, err := strconv.ParseInt(strings.TrimSpace(string(text)), 10, 64)
	require.NoError(t, err)
	require.LessOrEqual(t, info.Size(), known+known/100, "bytes; if the growth is meant, renew the size with -update-size")
}
