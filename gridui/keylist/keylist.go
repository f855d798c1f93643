// SPDX-License-Identifier: LicenseRef-giogrid-EULA

// Package keylist shows the keys that act in a grid, in a card over it.
//
//	grid.Extensions = []gridui.Extension{&keylist.List{}}
//
// F1 opens the card. It lists the keys that the cells read with the present options, in groups, in the notation of the
// user's system: keys of Grid.Keys, of the cell editor and of extensions. A field finds a key by its
// effect or its name. Escape, F1 and a press outside the card close it.
package keylist

import (
	"gioui.org/io/event"

	"github.com/giogrid/giogrid/gridui/extend"
	"github.com/giogrid/giogrid/gridui/internal/core"
	"github.com/giogrid/giogrid/gridui/internal/extending"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/feature/keylist"
	"github.com/giogrid/giogrid/gridui/option"
)

// List is the list of the keys of a grid. Its fields hold the options and the state. The zero value is closed. List it in
// Grid.Extensions.
type List struct {
	option.KeyList

	owner   core.Owner
	feature keylist.Feature
}

// Extend connects the list to a grid. Only the grid calls it.
func (l *List) Extend(to *extend.Grid) {
	g := extending.Core(to)
	if l.owner.Grid() != nil || !l.owner.Take(g, l) {
		return
	}
	l.feature.Wire(keylist.Sources{Settings: &l.KeyList, Options: g.Options, Painter: &g.Painter, Grid: answers{g}, Keyboard: g.Typing.Tag()})
	g.Features.Add(&l.feature)
	g.Surround(&l.feature)
}

// answers provides the functions of the grid that the list calls.
type answers struct{ grid *core.Grid }

func (a answers) KeyFilters() []event.Filter { return a.grid.KeyFilters() }

func (a answers) AppendKeys(dst []feature.KeyHelp) []feature.KeyHelp {
	return a.grid.AppendKeys(dst)
}

func (a answers) CommitCell() bool { return a.grid.Features.CellEdit.Commit() }
