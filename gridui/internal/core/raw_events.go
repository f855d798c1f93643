// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package core

import (
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/report"
)

// rawEvents makes the events of a program out of raw ones.
type rawEvents struct{ grid *Grid }

// event gives a raw event its row.
func (r rawEvents) event(raw report.Raw) events.Event {
	switch raw.Kind {
	case report.Ready:
		r.grid.Features.WatchEvent(raw)
		if ev, ok := raw.Event.(edit.CellsEdited); ok {
			return r.grid.typed.EditedEvent(ev)
		}
		return raw.Event
	case report.Key:
		if !r.grid.View.IsRow(raw.At) {
			return nil
		}
		r.grid.keyed = true
	}
	if r.grid.Data.OwnRow(raw.At.Band, raw.At.Row) {
		return r.ownClick(raw)
	}
	c, ok := r.grid.Contents.Context(raw.At)
	if !ok {
		return nil
	}
	return r.grid.typed.RowEvent(raw, c)
}

// ownClick is the event of a click on a row that the grid made, nil for what is no click.
func (r rawEvents) ownClick(raw report.Raw) events.Event {
	if raw.Kind != report.RowClick {
		return nil
	}
	ev := events.GroupClicked{GroupID: r.grid.Data.RowID(raw.At.Row.BodyPos()), ColumnID: r.grid.Columns.Leaves[raw.At.Col].ID, Click: raw.Click}
	it := r.grid.Data.SourceOf(raw.At.Row.BodyPos())
	switch r.grid.Data.KindOf(it) {
	case dataset.ItemGroup:
		ev.Text, ev.Rows = r.grid.Data.Groups.Named(it)
	case dataset.ItemFiller:
		o := r.grid.Data.Order.Model.Outline()
		place := o.Place(it.Record())
		ev.Text, ev.Rows = r.grid.Data.Order.Now.Tree.Names[it.Record()], int(o.End(place)-place-1)
	default:
		return nil
	}
	return ev
}
