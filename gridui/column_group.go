// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"fmt"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/option"
)

// Grouped is a header above several columns, made by Group.
type Grouped[T any] struct{ def *column.Def }

// Group makes a header that spans the given columns, which may be groups
// themselves, to any depth. The id names the group in events and saved views
// and shares one namespace with the ids of columns.
//
// A group without columns, or with a nil one among them, is reported once by
// the grid; the nil ones are left out.
func Group[T any](id, header string, children ...Column[T]) *Grouped[T] {
	d := column.New(id, header)
	d.Kind = option.KindOther
	d.Children = make([]*column.Def, 0, len(children))
	for _, c := range children {
		if child := defOf(c); !column.IsNil(child) {
			d.Children = append(d.Children, child)
		}
	}
	switch {
	case len(children) == 0:
		d.Fail(fmt.Errorf("gridui: column group %q is empty", id))
	case len(d.Children) < len(children):
		d.Fail(fmt.Errorf("gridui: column group %q: %w", id, column.ErrNil))
	}
	return &Grouped[T]{def: d}
}

// defOf is the definition of a column, nil where there is none.
func defOf[T any](c Column[T]) *column.Def {
	if c == nil {
		return nil
	}
	return c.column()
}

func (g *Grouped[T]) column() *column.Def {
	if g == nil {
		return column.Nil()
	}
	return g.def
}

func (*Grouped[T]) rowOf(T) {}

// Align places the group's header text; the default is AlignStart.
func (g *Grouped[T]) Align(a option.Align) *Grouped[T] {
	g.def.Align = a
	return g
}

// HeaderCell draws the group's header instead of its text; nil is the text.
func (g *Grouped[T]) HeaderCell(w layout.Widget) *Grouped[T] {
	g.def.HeaderCell = w
	return g
}

// HeaderTooltip is shown when the pointer rests on the group's header, or a key asks for it.
func (g *Grouped[T]) HeaderTooltip(text string) *Grouped[T] {
	g.def.HeaderHint = text
	return g
}

// NoMove keeps the group where it is: it cannot be moved as a whole.
func (g *Grouped[T]) NoMove() *Grouped[T] {
	g.def.NoReorder = true
	return g
}

// Collapsible lets users close the group, so that only some of its columns show.
func (g *Grouped[T]) Collapsible() *Grouped[T] {
	g.def.Collapsible = true
	return g
}

// KeepCollapsed leaves the column on the screen while a group above it is closed,
// see ColumnGroups.
func (t *Typed[T, V]) KeepCollapsed() *Typed[T, V] {
	t.col.Def.Keep = true
	return t
}
