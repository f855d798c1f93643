// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"errors"
	"fmt"
	"image"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/savebar"
	"github.com/giogrid/giogrid/menus"
	"github.com/giogrid/giogrid/tracking"
)

// trackingPage shows airports that are edited, added, deleted and saved to a server that may refuse them, next to the
// message for the server.
type trackingPage struct {
	live
	look *look.Look
	grid gridui.ChangeTrackingGrid[*data.Airport]
	lang look.Lang

	backend backend
	door    door // to the backend
	letter  letter
	tools   trackingTools
	// last is the text of the last action.
	last look.Text
}

// onFile is the number of airports on the server.
const onFile = 400

func newTrackingPage(l *look.Look) *Page {
	p := &trackingPage{look: l, letter: letter{look: l}}
	rows := pointers(data.Airports())[:onFile]
	g := &p.grid
	g.Data, g.RowKey, g.Fields = rows, airportID, airportFields
	g.EditedCells = true
	g.Announce = true
	g.Extensions = []gridui.Extension{&savebar.Bar{}}
	g.Mapping, g.Validator = airportMapping, validAirport
	g.AddAt = tracking.Place{Before: rows[0].IATA}
	g.NewRow = func(beside *(*data.Airport)) *data.Airport {
		if beside == nil {
			return &data.Airport{Country: home}
		}
		return &data.Airport{Country: (*beside).Country}
	}
	g.CopyRow = func(a *data.Airport) *data.Airport {
		copied := *a
		copied.IATA = ""
		return &copied
	}
	g.Editing = option.Editing{Enabled: true, PasteAddRows: true}
	g.Selection = option.Selection{Mode: option.SelectMulti}
	g.ColumnSizing.Mode = option.ColumnResizeLive
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Type into a cell, or press F2. Enter and Tab take it, Esc does not, Ctrl+Z takes it back. Beside: what Save sends.",
			Ko: "셀에 바로 입력하거나 F2를 누릅니다. Enter와 Tab으로 확정, Esc로 취소하고 Ctrl+Z로 되돌립니다. 옆에는 보낼 내용이 나옵니다.",
		},
		content: p,
	}
}

func (p *trackingPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = p.columns()
	texts := p.look.GridLocale()
	p.grid.Menu.Items = append(gridui.RowItems(&p.grid, texts), menus.Item[*data.Airport]{Separator: true})
	p.grid.Menu.Items = append(p.grid.Menu.Items, gridui.CellItems(&p.grid, texts)...)
}

// did records an action.
func (p *trackingPage) did(en, ko string) { p.last = look.Text{En: en, Ko: ko} }

func (p *trackingPage) controls(gtx layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	p.use(gtx)
	return p.toolWidgets()
}

// add adds an airport and opens the editor of its name.
func (p *trackingPage) add() {
	key, err := p.grid.AddRow(nil)
	if err != nil {
		p.failed(err)
		return
	}
	p.grid.StartEditing(key, "name")
}

// targets returns the ids of the selected rows, or of the focused row if none is selected.
func (p *trackingPage) targets() (ids []string) {
	for id := range p.grid.SelectedRows() {
		ids = append(ids, id)
	}
	if f := p.grid.Focused(); len(ids) == 0 && f.RowID != "" {
		ids = []string{f.RowID}
	}
	return ids
}

// deleteRows marks the selected rows as deleted.
func (p *trackingPage) deleteRows() {
	n := p.grid.DeleteRows(p.targets()...)
	p.did(fmt.Sprintf("Rows deleted: %d", n), fmt.Sprintf("삭제한 행: %d", n))
}

// undoRows restores the selected rows to their loaded values.
func (p *trackingPage) undoRows() {
	n := 0
	for _, id := range p.targets() {
		if p.grid.UndoRow(id) {
			n++
		}
	}
	p.did(fmt.Sprintf("Rows as they came: %d", n), fmt.Sprintf("처음으로 되돌린 행: %d", n))
}

// save sends the changes, including the text being typed. An invalid text stays in its cell.
func (p *trackingPage) save() {
	if !p.grid.HasChanges() {
		p.did("Nothing to save", "저장할 변경이 없음")
		return
	}
	url, fetch, err := p.door.open(&p.backend)
	if err == nil {
		p.letter.sends(p.grid.ChangeSet())
		err = p.grid.Commit(context.Background(), url, tracking.CommitOptions{Fetcher: fetch, Merge: true, Partial: true})
	}
	var invalid *tracking.InvalidError
	switch {
	case err == nil:
		p.did("Saving…", "저장하는 중…")
	case errors.As(err, &invalid):
		n := len(invalid.Errors)
		p.did(fmt.Sprintf("Not sent: rows not valid: %d", n), fmt.Sprintf("보내지 않음: 올바르지 않은 행 %d개", n))
	default:
		p.failed(err)
	}
}

func (p *trackingPage) failed(err error) {
	p.did("Not done: "+err.Error(), "하지 못함: "+err.Error())
}

func (p *trackingPage) body(gtx layout.Context) layout.Dimensions {
	p.update(gtx)
	size, line := gtx.Constraints.Max, max(gtx.Dp(1), 1)
	rows, beside := image.Rectangle{Max: size}, image.Rectangle{Max: size}
	between := beside
	if size.X < gtx.Dp(roomForLetter) {
		rows.Max.Y = size.Y * 3 / 5
		beside.Min.Y = min(rows.Max.Y+line, size.Y)
		between.Min.Y, between.Max.Y = rows.Max.Y, beside.Min.Y
	} else {
		rows.Max.X = size.X - gtx.Dp(letterWidth)
		beside.Min.X = rows.Max.X + line
		between.Min.X, between.Max.X = rows.Max.X, beside.Min.X
	}
	look.At(gtx, rows, look.Style(p.look, &p.grid).Layout)
	look.Fill(gtx, between, p.look.Theme().Border)
	look.At(gtx, beside, p.letter.layout)
	return layout.Dimensions{Size: size}
}

const (
	letterWidth   = 280
	roomForLetter = 820
)

// update reads the events of the grid.
func (p *trackingPage) update(gtx layout.Context) {
	undone := func(ev events.StepUndone) {
		if ev.Redo {
			p.did("Redone", "다시 실행함")
			return
		}
		p.did("Undone", "되돌림")
	}
	gridui.Handlers{
		gridui.On(p.hear),
		gridui.On(p.edited),
		gridui.On(func(ev events.EditRefused) { p.failed(ev.Err) }),
		gridui.On(func(ev events.CellsPasted) {
			if ev.Err != nil {
				p.failed(ev.Err)
			}
		}),
		gridui.On(func(events.RowAdded) { p.did("Row added", "행을 추가함") }),
		gridui.On(undone),
		gridui.On(p.committed),
		gridui.On(func(events.SaveRequested) { p.save() }),
	}.Update(gtx, &p.grid)
	if t := p.grid.Tracker(); t != nil {
		p.letter.follow(t.Rows().Version(), p.grid.ChangeSet)
	}
}

func (p *trackingPage) edited(ev gridui.CellsEdited[*data.Airport]) {
	if n := ev.Len(); n != 1 {
		p.did(fmt.Sprintf("Cells edited: %d", n), fmt.Sprintf("편집한 셀: %d", n))
		return
	}
	for e := range ev.Edits() {
		s := fmt.Sprintf("%s: %v → %v", e.ColumnID, e.Old, e.New)
		p.last = look.Text{En: s, Ko: s}
	}
}

// committed shows the result of a commit.
func (p *trackingPage) committed(ev events.ChangesCommitted) {
	p.letter.answered(ev)
	if ev.Err != nil {
		p.did("Not saved: "+ev.Err.Error(), "저장하지 못함: "+ev.Err.Error())
		return
	}
	p.did("Saved", "저장함")
}

func (p *trackingPage) status() string {
	s := rowsShown(&p.grid.Grid, p.look.Lang)
	if t := p.grid.Tracker(); t != nil {
		added, edited, deleted := t.Added().Len(), t.Edited().Len(), t.Deleted().Len()
		s += look.Text{
			En: fmt.Sprintf(" · %d added, %d edited, %d deleted", added, edited, deleted),
			Ko: fmt.Sprintf(" · 추가 %d, 편집 %d, 삭제 %d", added, edited, deleted),
		}.In(p.look.Lang)
	}
	if last := p.last.In(p.look.Lang); last != "" {
		s += " · " + last
	}
	return s
}

func (p *trackingPage) position() Position { return positionOf(&p.grid.Grid) }

func (p *trackingPage) close() error { return errors.Join(p.grid.Close(), p.door.close()) }
