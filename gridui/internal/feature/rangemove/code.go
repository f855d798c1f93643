// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rangemove

import (
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/focus"
	"github.com/giogrid/giogrid/gridui/internal/ranges"
)

// Code holds the functions that move cells. A column provides it with its Edit, in column.Def.Kit, and nothing
// else refers to it: a program without editable cells is linked without it.
type Code struct {
	move       func(f *Feature, m edit.Move, pos image.Point)
	updateMenu func(f *Feature, gtx layout.Context) bool
	paintMenu  func(f *Feature)
}

var code = Code{move: (*Feature).move, updateMenu: (*Feature).updateMenu, paintMenu: (*Feature).paintMenu}

// Kit is the kit of a column whose cells can be moved.
type Kit interface {
	MoveCode() *Code
}

// EditCode returns the functions that move cells. Referring to it links them.
func EditCode() *Code { return &code }

// code returns the functions that move cells, nil if no column can be edited.
//
// Not inlined: binaries should stay small.
//
//go:noinline
func (f *Feature) code() *Code {
	if kit, ok := f.Columns.Kit.(Kit); ok {
		return kit.MoveCode()
	}
	return nil
}

// move makes a move, or asks first if it overwrites values. pos is the position of the pointer, in pixels of the
// sheet.
func (f *Feature) move(m edit.Move, pos image.Point) {
	n := 0
	if o := &f.Options.CellRanges; !o.MoveSilent || o.MoveConfirm {
		n = f.overwrites(m)
	}
	if n == 0 {
		f.start(m)
		return
	}
	accept := f.ask(m, n)
	if !f.Options.CellRanges.MoveConfirm {
		f.askUser(n, pos, accept)
	}
}

// start begins the edit. When the edit is done it selects the target, unless users have selected something else
// in the meantime.
func (f *Feature) start(m edit.Move) {
	b := f.Editing.NewMove(m)
	b.Then(func() {
		if now, ok := f.Ranges.Only(); ok && f.trimmed(now) == m.From {
			f.choose(m)
		}
	})
	b.StartOrRefuse()
}

// choose selects the target of a move in the way in which the source was selected, and moves the focus to its
// anchor.
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

// directed returns a range with its anchor at the same corner as that of another range. Ranges of whole rows stay
// ranges of whole rows.
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
