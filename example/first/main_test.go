// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// The README contains this program, from its import lines on.
func TestReadmeShowsThisProgram(t *testing.T) {
	program, err := os.ReadFile("main.go")
	require.NoError(t, err)
	readme, err := os.ReadFile("../../README.md")
	require.NoError(t, err)
	_, shown, ok := strings.Cut(string(program), "package main\n")
	require.True(t, ok)
	require.Contains(t, string(readme), "```go\npackage main\n"+shown+"```\n")
}
