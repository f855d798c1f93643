// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Code is the code that moves cells. A column brings it with its Edit, in column.Def.Kit, and
// nothing else refers to it: a program in which no cell can be edited is linked without it.
type Code struct {
	move       func(f *Feature, m edit.Move, pos image.Point)
	updateMenu func(f *Feature, gtx layout.Context) bool
	paintMenu  func(f *Feature)
}

var code = Code{move: (*Feature).move, updateMenu: (*Feature).updateMenu, paintMenu: (*Feature).paintMenu}

// Kit is what a column brings to move cells.
type Kit interface {
	MoveCode() *Code
}

// EditCode is the code that moves cells. Who refers to it links that code.
func EditCode() *Code { return &code }

// code is the code that moves cells, nil where no column can be edited.
//
// Not inlined: programs are to be small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.MoveCode()
	}
	return nil
}

// move makes a move, or asks whether it may. pos is where the pointer is, in pixels of the sheet.
func (f *Feature) move(m edit.Move, pos image.Point) {
	n := 0
	if o := &f.Options.CellRanges.Move; !o.Silent || o.Confirm {
		n = f.overwrites(m)
	}
	if n == 0 {
		f.start(m)
		return
	}
	accept := f.ask(m, n)
	if !f.Options.CellRanges.Move.Confirm {
		f.askUser(n, pos, accept)
	}
}

// start begins the edit. Once it is made its target is selected, unless users have selected
// something else by then.
func (f *Feature) start(m edit.Move) {
	b := f.Editing.NewMove(m)
	b.Then(func() {
		if now, ok := f.Ranges.Only(); ok && f.trimmed(now) == m.From {
			f.choose(m)
		}
	})
	b.StartOrRefuse()
}

// choose selects the target of a move as its source was selected, and moves the focus as far.
func (f *Feature) choose(m edit.Move) {
	to, focused := ranges.Of(m.To), f.Focus.At()
	if was, ok := f.Ranges.Set.Active(); ok {
		to = directed(to, was)
	}
	at := f.Ranges.Address(to.Anchor)
	if to.Kind == ranges.Rows {
		at.Col = focused.Col
	}
	f.Focus.Move(at, focus.Stay)
	f.Ranges.Select(to)
}

// directed is a range with its anchor at the corner where another one has it. Whole rows stay
// whole.
func directed(r, as ranges.Range) ranges.Range {
	if as.Anchor.Row > as.Head.Row {
		r.Anchor.Row, r.Head.Row = r.Head.Row, r.Anchor.Row
	}
	if as.Kind == ranges.Rows {
		r.Kind, r.Anchor.Col, r.Head.Col = as.Kind, as.Anchor.Col, as.Head.Col
	} else if as.Anchor.Col > as.Head.Col {
		r.Anchor.Col, r.Head.Col = r.Head.Col, r.Anchor.Col
	}
	return r
}
