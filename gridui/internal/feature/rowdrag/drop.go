// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package rowdrag

import (
	"slices"

	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/internal/coord"
	"github.com/giogrid/giogrid/gridui/internal/rowdata"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// findMoving finds the dragged rows again after the rows changed. Removed rows leave the drag; without any rows
// left the drag ends.
func (f *Feature) findMoving() {
	if f.movingRev == f.Dataset.RowsRev {
		return
	}
	f.movingRev = f.Dataset.RowsRev
	d, near := f.dragged(), coord.Pos(0)
	if len(f.moving) > 0 {
		near = f.moving[0]
	}
	byRow := map[coord.Pos]string{}
	f.moving = nil
	for _, id := range d.ids {
		if row, ok := f.Dataset.FindRow(id, near); ok {
			f.moving, byRow[row], near = append(f.moving, row), id, row
		}
	}
	if len(f.moving) == 0 {
		f.putBack()
		return
	}
	slices.Sort(f.moving)
	var ids []string
	for _, row := range f.moving {
		ids = append(ids, byRow[row])
	}
	d.setIDs(ids)
}

// drop moves the dragged rows to the gap of the grid that they are over, and ends the drag.
func (f *Feature) drop() {
	f.findMoving()
	f.space.settle()
	d := f.space.dragged
	if d.source == nil {
		return
	}
	ended := events.RowDragEnded{RowIDs: d.ids}
	if to := d.over; to != nil && d.blocked == notBlocked && f.dropOn(to, &d) {
		ended.Dropped, ended.Grid = true, to.Options.RowDrag.Name
	}
	f.end(ended)
}

// dropOn moves the dragged rows to the gap of a grid, and reports whether they moved.
func (f *Feature) dropOn(to *Feature, d *dragged) bool {
	if d.byKeys {
		to.findGap()
	} else {
		at, _ := to.pointerAt()
		to.gap = to.gapAt(at.Round())
	}
	switch {
	case !to.gap.ok:
		return false
	case to == f:
		return f.reorder(d.ids, f.moving, to.gap)
	}
	to.receive(d)
	return true
}

// putBack ends the drag and leaves the rows where they are.
func (f *Feature) putBack() { f.end(events.RowDragEnded{RowIDs: f.dragged().ids}) }

// end ends the drag of rows of this grid, and emits ended unless the rows were blocked.
func (f *Feature) end(ended events.RowDragEnded) {
	d := f.dragged()
	if d.over != nil {
		d.over.gap = gap{}
	}
	blocked := d.blocked != notBlocked
	*d = dragged{}
	f.gap, f.moving, f.opening = gap{}, nil, opening{}
	f.Pointer.EndPress()
	f.Pointer.Drop(f)
	if !blocked {
		f.Report.Emit(ended)
	}
}

// reorder moves rows of the grid to a gap, and reports whether that changes their order. ids and moving are the
// ids and the positions of the rows, in rising order of position.
func (f *Feature) reorder(ids []string, moving []coord.Pos, to gap) bool {
	if f.rows.regroups() {
		return f.regroup(ids, moving, to)
	}
	ev := events.RowsReordered{RowIDs: ids, From: -1, To: -1}
	if f.rows.isTree() {
		if f.rows.isThere(moving, to) {
			return false
		}
		ev.TargetRowID, ev.Where = f.Dataset.RowID(to.row), to.where
		f.kept = f.rows.stayingRow(moving)
		f.Report.Emit(ev)
		return true
	}
	at := to.index(f.Viewport.Count)
	before, _ := slices.BinarySearch(moving, at)
	first := at - coord.Pos(before)
	if first == moving[0] && moving[len(moving)-1] == first+coord.Pos(len(moving))-1 {
		return false
	}
	ev.TargetRowID, ev.Where = f.rows.neighbour(at, moving)
	ev.From, ev.To = int(moving[0]), int(first)
	f.kept = f.rows.stayingRow(moving)
	if given, ok := f.Dataset.Given().(rowdata.Slice); ok && !f.Options.RowDrag.Controlled {
		f.Editing.MoveTo(given, moving, at)
	}
	f.Report.Emit(ev)
	return true
}

// receive reports rows from another grid that were dropped here to the program.
func (f *Feature) receive(d *dragged) {
	ev := events.RowDropped{
		Source: d.source.Options.RowDrag.Name, RowIDs: d.ids, Where: f.gap.where, Copy: d.copy,
	}
	switch {
	case f.gap.where != option.RowEnd:
		ev.TargetRowID = f.Dataset.RowID(f.gap.row)
	case f.Options.Paging.IsOn() && f.Viewport.Count > 0 && f.rows.blocked() == notBlocked:
		// The end of a page is not the end of the rows.
		ev.TargetRowID, ev.Where = f.Dataset.RowID(coord.Pos(f.Viewport.Count-1)), option.RowAfter
	}
	f.kept = f.rows.stayingRow(nil)
	d.source.kept = d.source.rows.stayingRow(d.source.moving)
	f.Report.Emit(ev)
}

// regroup writes the values of the group of a gap into rows, as one step, and reports whether it did.
func (f *Feature) regroup(ids []string, moving []coord.Pos, to gap) bool {
	group, _ := f.Dataset.Groups.GroupOf(to.row)
	levels := f.rows.changedLevels(group, moving)
	member, err := f.Dataset.Groups.Member(to.row)
	if err != nil || len(levels) == 0 {
		return false
	}
	ev := events.RowsRegrouped{RowIDs: ids, GroupID: group}
	for _, by := range levels {
		ev.ColumnIDs = append(ev.ColumnIDs, by.Def.ID)
	}
	f.kept = f.rows.stayingRow(moving)
	if !f.Options.RowDrag.Controlled {
		if err := f.Editing.Commit(regroupWrites(ids, levels, member), events.EditRegrouped); err != nil {
			f.kept = keptRow{}
			f.Editing.EditRefused(err)
			f.Pointer.Tip.Tell(viewport.Address{Band: layoutx.Body, Row: moving[0].BodySlot(), Col: max(f.Focus.At().Col, 0)}, f.Grid.ErrorText(err))
			return false
		}
	}
	f.Report.Emit(ev)
	return true
}
