// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package window

import (
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/places"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
)

// menu returns the items for a cell: copies, and the targets of the foreign keys of its row.
func (w *Window) menu(c gridui.CellContext[sqlrows.Row]) []menus.Item[sqlrows.Row] {
	out := w.page.grid.CellItems()
	t := w.page.table
	if t == nil {
		return out
	}
	there := places.There(t, c.ColumnID, c.Row.Value)
	back := places.Back(t, c.Row.Value)
	if len(there)+len(back) > 0 {
		out = append(out, menus.Item[sqlrows.Row]{Separator: true})
	}
	for _, r := range there {
		out = append(out, w.follow(r, thereText(r)))
	}
	for _, r := range back {
		out = append(out, w.follow(r, backText(r)))
	}
	return out
}

// follow returns an item that goes to the rows at the other end of a foreign key.
func (w *Window) follow(r places.Reference, label look.Text) menus.Item[sqlrows.Row] {
	return menus.Item[sqlrows.Row]{
		Label: label.In(w.look.Lang),
		// The menu is part of the grid that visit closes, so its work must end first.
		OnClick: func(menus.Target[sqlrows.Row]) { w.inbox.post(func() { w.visit(r.Place) }) },
	}
}

func thereText(r places.Reference) look.Text {
	to := r.Place.Table.Table
	return look.Text{
		En: "Go to " + to + " where " + expr.Print(r.Place.Query.Filter),
		Ko: to + "(으)로 이동: " + expr.Print(r.Place.Query.Filter),
	}
}

func backText(r places.Reference) look.Text {
	from := r.Place.Table.Table
	return look.Text{
		En: "Rows of " + from + " where " + expr.Print(r.Place.Query.Filter),
		Ko: from + "의 행: " + expr.Print(r.Place.Query.Filter),
	}
}
