// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package errwords makes the text of an error for people of its text for logs.
package errwords

import (
	"errors"
	"strings"
)

// Of returns the text of an error without the names of packages and columns in front. An error with a method
// Words has a text of its own.
func Of(err error) string {
	var own interface{ Words() string }
	if errors.As(err, &own) {
		return own.Words()
	}
	text := err.Error()
	for {
		prefix, rest, ok := strings.Cut(text, ": ")
		if !ok || !packages[prefix] || rest == "" {
			return text
		}
		text = rest
	}
}

// packages are the names that errors of this module begin with.
var packages = map[string]bool{
	"gridui": true, "storage": true, "tracking": true, "rowsource": true, "export": true, "filter": true, "rule": true, "formula": true,
	"sqlrows": true, "memrows": true, "xlsx": true, "numtext": true, "idset": true, "menus": true,
}
