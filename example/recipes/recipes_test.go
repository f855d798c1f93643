// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package recipes_test bounds the length of the programs, which measures how much a program has to say.
package recipes_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

func TestRecipesStayShort(t *testing.T) {
	for name, most := range map[string]int{"orders": 250, "livelog": 120, "browse": 170, "csvedit": 120} {
		program, err := os.ReadFile(filepath.Join(name, "main.go"))
		require.NoError(t, err)
		lines := strings.Split(strings.TrimSuffix(string(program), "\n"), "\n")
		require.LessOrEqual(t, len(lines), most, name)
		for i, line := range lines {
			width := utf8.RuneCountInString(line)
			require.LessOrEqual(t, width, 110, "%s, line %d", name, i+1)
		}
	}
}
