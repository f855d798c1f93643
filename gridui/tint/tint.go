// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package tint names the colours of ready cells and of conditional formats. Each theme has its own shade of a colour, on
// which texts are readable.
package tint

import (
	"fmt"
	"slices"

	"github.com/giogrid/giogrid/gridui/internal/looknames"
)

// Tint is the name of a colour.
type Tint uint8

// The tints. None lets a ready cell choose its tint, and leaves the background of a conditional format unchanged.
const (
	None Tint = iota
	Red
	Orange
	Yellow
	Green
	Teal
	Blue
	Purple
	Grey

	count = iota
)

var names [count]string = looknames.Tints

// String returns the name of the tint in lower case, empty for an unknown one.
func (t Tint) String() string {
	if int(t) >= len(names) {
		return ""
	}
	return names[t]
}

// MarshalText returns the name of the tint. It returns an error for an unknown tint.
func (t Tint) MarshalText() ([]byte, error) {
	if int(t) >= len(names) {
		return nil, fmt.Errorf("there is no tint %d", t)
	}
	return []byte(names[t]), nil
}

// UnmarshalText sets the tint by its name. It returns an error for an unknown name.
func (t *Tint) UnmarshalText(text []byte) error {
	i := slices.Index(names[:], string(text))
	if i < 0 {
		return fmt.Errorf("there is no tint %q, expected one of %q", text, names)
	}
	*t = Tint(i)
	return nil
}
