// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package dataset

import (
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/jsonid"
	"github.com/giogrid/giogrid/gridui/internal/remote"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
)

// GroupOf returns the id of the group at a body row, or of the innermost group that the row is in; ok is false for
// rows without a group.
func (gs *groups) GroupOf(row coord.Pos) (id string, ok bool) {
	switch gs.rows.KindAt(row) {
	case ItemGroup:
		return gs.rows.RowID(row), true
	case ItemRow:
	default:
		return "", false
	}
	if lines := gs.rows.grouped.lines(); lines != nil {
		if gs.rows.Nested() {
			return "", false
		}
		up := lines.Parent(gs.rows.grouped.lineAt(row))
		if up < 0 {
			return "", false
		}
		return remote.ID(gs.rows.remote, up), true
	}
	if gs.rows.Order.Now.Tree != nil || gs.rows.Order.Outline() == nil {
		return "", false
	}
	o := gs.rows.Order.Model.Outline()
	up := o.Parent(gs.rows.PlaceOf(row))
	if up < 0 {
		return "", false
	}
	return gs.rows.ItemID(o.Item(up)), true
}

// LevelTexts returns the texts of the levels of a group, by its id.
func LevelTexts(groupID string) (texts []string) {
	_, path, _ := strings.Cut(groupID, ":")
	texts, _ = jsonid.Texts(path)
	return texts
}

// Levels returns the columns that the visible rows are grouped by, the outermost first.
func (gs *groups) Levels() []column.GroupBy {
	if gs.rows.grouped.lines() != nil {
		return gs.rows.grouped.shown.By
	}
	return gs.rows.Order.Now.By.By
}

// Member returns a row with the values of the group at a body row: the row itself if it is no group. The error is
// ErrNotLoaded if no such row of a source is in memory.
func (gs *groups) Member(row coord.Pos) (rowdata.Row, error) {
	if gs.rows.KindAt(row) == ItemRow {
		return gs.loaded(row)
	}
	if gs.rows.grouped.lines() == nil {
		group := gs.rows.Group(gs.rows.SourceOf(row))
		if group == nil {
			return rowdata.Row{}, ErrRowGone
		}
		return gs.rows.Order.Now.Records.At(int(group.Record())), nil
	}
	depth := gs.rows.Node(row).Depth
	for at := row + 1; at < coord.Pos(gs.rows.ShownCount()); at++ {
		switch it := gs.rows.Node(at); {
		case it.Kind == ItemRow:
			return gs.loaded(at)
		case it.Depth <= depth:
			return rowdata.Row{}, ErrNotLoaded
		}
	}
	return rowdata.Row{}, ErrNotLoaded
}

// loaded returns a body row of the program, ErrNotLoaded if it is not in memory.
func (gs *groups) loaded(row coord.Pos) (rowdata.Row, error) {
	data, ok := gs.rows.RowOf(gs.rows.SourceOf(row))
	if !ok {
		return rowdata.Row{}, ErrNotLoaded
	}
	return data, nil
}
