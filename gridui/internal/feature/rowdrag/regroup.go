// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"image"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/edit"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// regrouping is the answer whether the dragged rows can go to a group, kept while the rows are the same.
type regrouping struct {
	group  string
	rev    uint32
	moving string
	// same is set if all rows are in the group already.
	same   bool
	reason blockReason
}

// regroupReason reports whether rows are in a group already, else why they cannot go there. target is a row of the
// group or in it.
func (r *rows) regroupReason(target coord.Pos, group string, moving []coord.Pos) (same bool, reason blockReason) {
	levels := r.changedLevels(group, moving)
	if len(levels) == 0 {
		return true, notBlocked
	}
	if _, err := r.Dataset.Groups.Member(target); err != nil {
		return false, blockedByLoading
	}
	for _, by := range levels {
		switch {
		case by.Level.Interval != option.GroupByValue:
			return false, blockedByIntervals
		case by.Def.Set == nil:
			return false, blockedByReadOnly
		}
		for _, row := range moving {
			data, ok := r.Dataset.RowOf(r.Dataset.SourceOf(row))
			if !ok {
				return false, blockedByLoading
			}
			if !by.Def.EditableIn(data) {
				return false, blockedByReadOnly
			}
		}
	}
	return false, notBlocked
}

// changedLevels returns the levels of a group whose value is another one in any of the rows.
func (r *rows) changedLevels(group string, moving []coord.Pos) (changed []column.GroupBy) {
	texts, all := dataset.LevelTexts(group), r.Dataset.Groups.Levels()
	differs := make([]bool, min(len(texts), len(all)))
	for _, row := range moving {
		from := ""
		if id, ok := r.Dataset.Groups.GroupOf(row); ok {
			from = id
		}
		own := dataset.LevelTexts(from)
		for i := range differs {
			differs[i] = differs[i] || i >= len(own) || own[i] != texts[i]
		}
	}
	for i, d := range differs {
		if d {
			changed = append(changed, all[i])
		}
	}
	return changed
}

// regroupWrites returns the writes of the values of a row into the columns of levels, for rows by their ids.
func regroupWrites(ids []string, levels []column.GroupBy, member rowdata.Row) (writes []edit.Write) {
	values := make([]any, len(levels))
	for i, by := range levels {
		values[i] = by.Def.Value(member)
	}
	for _, id := range ids {
		for i, by := range levels {
			writes = append(writes, edit.Write{RowID: id, ColumnID: by.Def.ID, Value: values[i]})
		}
	}
	return writes
}

// groupFrame returns the visible part of the group of a gap: the row of the group and the rows in it.
func (r *rows) groupFrame(to gap) (frame image.Rectangle) {
	id, _ := r.Dataset.Groups.GroupOf(to.row)
	body := r.Viewport.ScrolledBody()
	for _, row := range r.Viewport.Sheet.Rows[layoutx.Body] {
		if row.Index >= r.Viewport.Count || !r.inGroup(coord.Pos(row.Index), id) {
			continue
		}
		frame = frame.Union(image.Rect(body.Min.X, row.Start, body.Max.X, row.Start+r.Viewport.RowAxis.Size(row.Index)))
	}
	return frame.Intersect(body)
}

// inGroup reports whether a body row is the row of a group, or in it.
func (r *rows) inGroup(row coord.Pos, id string) bool {
	for row >= 0 {
		if of, ok := r.Dataset.Groups.GroupOf(row); ok && of == id {
			return true
		}
		row = r.Dataset.Outline.ParentRow(row)
	}
	return false
}
