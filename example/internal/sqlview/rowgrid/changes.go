// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package rowgrid

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
	"github.com/giogrid/giogrid/example/internal/sqlview/rowset"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/tracking"
)

// track lets users change rows, which stay unchanged in the database until they are saved. New rows appear at the
// top: the end may be a million rows away.
func (g *Grid) track() {
	c := g.changes
	ids := slices.Clone(g.Rows.Source.Features().Key)
	for _, of := range g.Rows.Columns {
		if !slices.Contains(ids, of.ID) {
			ids = append(ids, of.ID)
		}
	}
	c.Fields = gridui.SourceFields[sqlrows.Row](ids...)
	c.AddAt, c.EditedCells = tracking.Place{Top: true}, true
	c.Editing.Enabled = true
	c.Selection.Mode = option.SelectMulti
	c.SetSource(g.remote)
}

// CanWrite reports whether rows can be changed.
func (g *Grid) CanWrite() bool { return g.changes != nil }

// HasChanges reports whether there are unsaved changes.
func (g *Grid) HasChanges() bool { return g.changes != nil && g.changes.HasChanges() }

// IsSaving reports whether changes are being saved.
func (g *Grid) IsSaving() bool { return g.remote.Saving() }

// Save writes all changes in one transaction, including the text being typed. An invalid text stays in its cell.
func (g *Grid) Save() {
	if g.changes != nil && g.grid.CommitEdit() && g.changes.HasChanges() {
		g.changes.Save()
	}
}

// IsEditing reports whether a cell is being edited.
func (g *Grid) IsEditing() bool {
	_, _, ok := g.grid.EditingCell()
	return ok
}

// EndEdit accepts the text being typed, and reports whether no cell is being edited afterwards: an invalid text stays
// in its cell.
func (g *Grid) EndEdit() bool { return g.changes == nil || g.grid.CommitEdit() }

// Discard reverts all changes. Undo restores them.
func (g *Grid) Discard() {
	if g.changes != nil {
		g.grid.CancelEdit()
		g.changes.ResetChanges()
		g.did = look.Text{En: "Changes discarded; Undo brings them back", Ko: "변경 내용을 버렸습니다. 실행 취소로 되살릴 수 있습니다"}
	}
}

// CanUndo and CanRedo report whether there is a step to undo or to redo.
func (g *Grid) CanUndo() bool { return g.changes != nil && g.grid.History().CanUndo() }
func (g *Grid) CanRedo() bool { return g.changes != nil && g.grid.History().CanRedo() }

// Undo reverts the latest change, Redo applies it again.
func (g *Grid) Undo() { g.grid.History().Undo() }
func (g *Grid) Redo() { g.grid.History().Redo() }

// AddRow adds a row at the top, and opens the editor of its first value. The database fills in values that stay
// empty.
func (g *Grid) AddRow() {
	if g.changes == nil {
		return
	}
	key, err := g.changes.AddRow(nil)
	if err != nil {
		g.did = failed(err)
		return
	}
	g.grid.StartEditing(key, g.firstToType())
}

// firstToType returns the id of the first column to type in a new row. It skips a key of a single number, which
// databases generate.
func (g *Grid) firstToType() string {
	key := g.Rows.Source.Features().Key
	made := func(c rowset.Column) bool { return c.Kind == catalog.Number && slices.Equal(key, []string{c.ID}) }
	for _, c := range g.Rows.Columns {
		if g.isEditable(c) && !made(c) {
			return c.ID
		}
	}
	return ""
}

// DeleteRows marks the selected rows as deleted, or the focused row if none is selected.
func (g *Grid) DeleteRows() {
	if g.changes == nil {
		return
	}
	var ids []string
	for id := range g.grid.SelectedRows() {
		ids = append(ids, id)
	}
	if f := g.grid.Focused(); len(ids) == 0 && f.RowID != "" {
		ids = []string{f.RowID}
	}
	g.changes.DeleteRows(ids...)
}

// hear records the results of changes.
func (g *Grid) hear(ev events.Event) {
	switch ev := ev.(type) {
	case events.ChangesCommitted:
		g.did = saved(ev.Err)
	case events.EditRefused:
		g.did = failed(ev.Err)
	case events.CellsPasted:
		if ev.Err != nil {
			g.did = failed(ev.Err)
		}
	case gridui.CellsEdited[sqlrows.Row], events.RowAdded, events.StepUndone:
		g.did = look.Text{}
	}
}

func failed(err error) look.Text {
	return look.Text{En: "Not done: " + err.Error(), Ko: "하지 못함: " + err.Error()}
}

func saved(err error) look.Text {
	var dropped *rowsource.UnwrittenError
	switch {
	case errors.As(err, &dropped):
		names := strings.Join(slices.DeleteFunc(slices.Clone(dropped.Rows), func(n string) bool { return n == "" }), ", ")
		return look.Text{
			En: "Not saved; no change is lost: " + err.Error(),
			Ko: "저장하지 못했습니다. 데이터베이스가 쓰지 않은 행(트리거, 규칙 또는 정책): " + cmp.Or(names, "새 행") + ". 변경 내용은 그대로입니다",
		}
	case err == nil:
		return look.Text{En: "Saved", Ko: "저장했습니다"}
	case errors.Is(err, gridui.ErrConflicts):
		return look.Text{
			En: "Not saved: others changed these rows. Choose a side and save",
			Ko: "저장하지 못함: 다른 사용자가 변경한 행입니다. 값을 고르고 저장하세요",
		}
	}
	return look.Text{En: "Not saved; no change is lost", Ko: "저장하지 못했습니다. 변경 내용은 그대로입니다"}
}

// ChangesText returns the numbers of changed, unsaved rows, and the result of the last change.
func (g *Grid) ChangesText(l look.Lang) string {
	if g.changes == nil || g.changes.Tracker() == nil {
		return ""
	}
	t := g.changes.Tracker()
	var parts []string
	for _, n := range []struct {
		rows int
		text look.Text
	}{
		{t.Edited().Len(), look.Text{En: "%s edited", Ko: "편집 %s"}},
		{t.Added().Len(), look.Text{En: "%s added", Ko: "추가 %s"}},
		{t.Deleted().Len(), look.Text{En: "%s deleted", Ko: "삭제 %s"}},
	} {
		if n.rows > 0 {
			parts = append(parts, fmt.Sprintf(n.text.In(l), look.Grouped(n.rows)))
		}
	}
	text := strings.Join(parts, ", ")
	switch did := g.did.In(l); {
	case text == "" && did == "":
		return look.Text{En: "No changes", Ko: "변경 없음"}.In(l)
	case text == "":
		return did
	case did == "":
		return text
	default:
		return text + "  ·  " + did
	}
}
