// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package errwords converts the texts of errors, which are made for logs, to texts for people.
package errwords

import (
	"errors"
	"strings"
)

// Of returns the text of an error without leading names of packages and columns. If the error has a
// method Words, Of returns its result.
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

// packages holds the package names with which errors of this module begin.
var packages = map[string]bool{
	"gridui": true, "storage": true, "tracking": true, "rowsource": true, "export": true, "filter": true, "rule": true, "formula": true,
	"sqlrows": true, "memrows": true, "xlsx": true, "numtext": true, "idset": true, "menus": true,
}
