// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"reflect"
	"slices"
)

// Extension is a feature from a package of its own, which the program names to have it.
type Extension interface {
	// Extend connects the feature with the parts of a grid. It is called once.
	Extend(g *Grid)
}

// extensions connects the extensions that a program has listed.
type extensions struct {
	grid  *Grid
	wired []Extension
}

// sync connects those that are new.
func (e *extensions) sync() {
	for i := 0; ; i++ {
		x := e.grid.typed.Extension(i)
		if x == nil {
			return
		}
		if i < len(e.wired) && e.wired[i] == x || slices.Contains(e.wired, x) {
			continue
		}
		e.wired = append(e.wired, x)
		x.Extend(e.grid)
	}
}

// Owner is the grid that an extension belongs to; the zero value is none yet.
type Owner struct{ grid *Grid }

// Take makes a grid the owner of an extension. It reports a problem and returns false where
// another grid is.
func (o *Owner) Take(g *Grid, extension Extension) bool {
	if o.grid != nil && o.grid != g {
		name := reflect.TypeOf(extension).String()
		g.Report.Problem("extension "+name, "the extension %s belongs to another grid; each grid needs one of its own", name)
		return false
	}
	o.grid = g
	return true
}

// Grid is the owner, nil before there is one.
func (o *Owner) Grid() *Grid { return o.grid }
