// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package device recognizes names that are devices rather than files on Windows.
package device

import (
	"slices"
	"strings"
	"unicode/utf8"
)

var names = []string{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}

// Is reports whether Windows treats a file name as a device, whatever its extension.
func Is(name string) bool {
	name, _, _ = strings.Cut(name, ".")
	name = strings.ToUpper(strings.TrimRight(name, " "))
	if slices.Contains(names, name) {
		return true
	}
	port, ok := strings.CutPrefix(name, "COM")
	if !ok {
		port, ok = strings.CutPrefix(name, "LPT")
	}
	return ok && utf8.RuneCountInString(port) == 1 && strings.Contains("0123456789¹²³", port)
}
