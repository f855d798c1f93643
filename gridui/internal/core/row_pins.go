// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/idlist"
	"github.com/giogrid/giogrid/gridui/option"
)

// PinRow is RowHandle.Pin.
func (a *actions) PinRow(rowID string, side option.RowPinSide) {
	p := &a.Options.RowPins
	if p.Of(rowID) == side {
		return
	}
	at := a.Focus.At()
	a.Data.Pins.Note(rowID, at.Band, at.Row)
	ids := []string{rowID}
	ev := events.RowPinsChanged{RowIDs: ids, Side: side, Top: idlist.Without(p.Top, ids), Bottom: idlist.Without(p.Bottom, ids)}
	switch side {
	case option.RowPinTop:
		ev.Top = append(ev.Top, rowID)
	case option.RowPinBottom:
		ev.Bottom = append(ev.Bottom, rowID)
	}
	a.View.Bands.Reveal(rowID)
	if !p.Controlled {
		ev.Apply(p)
	}
	a.Report.Emit(ev)
}
