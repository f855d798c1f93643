// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package device knows the names that are devices and no files on Windows.
package device

import (
	"slices"
	"strings"
	"unicode/utf8"
)

var names = []string{"CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"}

// Is reports whether Windows takes the name of a file for a device, whatever its
// extension.
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
