// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package main

import (
	"fmt"
	"io"
)

// table prints lines as they come.
type table struct {
	out    io.Writer
	failed bool
}

// line is a line of the table.
type line struct {
	name    string
	value   float64
	unit    string
	most    float64 // the target, if bounded
	bounded bool
}

func value(name string, v float64, unit string) line { return line{name: name, value: v, unit: unit} }

// atMost sets the target.
func (l line) atMost(most float64) line {
	l.most, l.bounded = most, true
	return l
}

func (t *table) add(l line) {
	target, verdict := "-", "ok"
	if l.bounded {
		target = fmt.Sprint(l.most)
		if !(l.value <= l.most) {
			verdict, t.failed = "FAIL", true
		}
	}
	fmt.Fprintf(t.out, "%s\t%.2f\t%s\t%s\t%s\n", l.name, l.value, l.unit, target, verdict)
}
