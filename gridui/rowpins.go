// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// RowPinningOptions are the rows that are pinned to begin with, by their ids.
type RowPinningOptions struct {
	PinTop, PinBottom []string
}

// RowPins is the state to begin with, in which users can pin rows:
//
//	g.RowPins = gridui.RowPinningOptions{PinTop: []string{"total"}}.RowPins()
func (o RowPinningOptions) RowPins() option.RowPins {
	return option.RowPins{Enabled: true, Top: slices.Clone(o.PinTop), Bottom: slices.Clone(o.PinBottom)}
}

// PinRow pins a row as a user does, after those that are pinned on that side, or with
// RowPinNone gives it back to the body. The row need not be there. It does nothing
// for a row that is there already.
func (g *Grid[T]) PinRow(rowID string, side option.RowPinSide) { g.bound().PinRow(rowID, side) }

func (g *core) PinRow(rowID string, side option.RowPinSide) {
	p := &g.RowPins
	if p.Of(rowID) == side {
		return
	}
	at := g.engine.focus.at()
	g.data.Pins.Note(rowID, at.Band, at.Row)
	ids := []string{rowID}
	ev := events.RowPinsChanged{RowIDs: ids, Side: side, Top: idlist.Without(p.Top, ids), Bottom: idlist.Without(p.Bottom, ids)}
	switch side {
	case option.RowPinTop:
		ev.Top = append(ev.Top, rowID)
	case option.RowPinBottom:
		ev.Bottom = append(ev.Bottom, rowID)
	}
	g.engine.view.Bands.Reveal(rowID)
	if !p.Controlled {
		ev.Apply(p)
	}
	g.report.Emit(ev)
}

// RowPinOf is where a row is pinned, as RowPins says.
func (g *Grid[T]) RowPinOf(rowID string) option.RowPinSide { return g.bound().RowPinOf(rowID) }

func (g *core) RowPinOf(rowID string) option.RowPinSide { return g.RowPins.Of(rowID) }
