// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"image"

	"gioui.org/font"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
)

// widgetsPage shows cells with custom widgets that take input, a toolbar, styles of rows and cells, and the events of
// the grid.
type widgetsPage struct {
	live
	look *look.Look
	grid gridui.Grid[*task]
	list []*task
	lang look.Lang

	all             look.Switch // in the header: whether all tasks are done
	complete, reset look.Button
	// last is the text of the last event.
	last string
}

func newWidgetsPage(l *look.Look) *Page {
	p := &widgetsPage{look: l, list: tasks()}
	p.complete.Primary = true
	g := &p.grid
	g.RowID = func(t *task) string { return t.id }
	g.Announce = true
	g.ColumnPinning = option.ColumnPinning{Left: []string{"done"}, Right: []string{"open"}}
	g.RowStyle = p.rowLook
	g.SetRows(p.list)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Switches, bars to drag and links in cells take their own input. The line below the grid tells its last event.",
			Ko: "셀 안의 스위치, 끌어서 바꾸는 막대, 링크가 직접 입력을 받습니다. 그리드 아래 줄에는 마지막 이벤트가 나옵니다.",
		},
		content: p,
	}
}

// arrange sets what depends on the language.
func (p *widgetsPage) arrange() {
	p.lang = p.look.Lang
	p.grid.Columns = p.columns()
}

// in returns a text in the language of the page.
func (p *widgetsPage) in(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.look.Lang) }

func (p *widgetsPage) columns() []gridui.Column[*task] {
	return []gridui.Column[*task]{
		gridui.Bool("done", p.in("Done", "완료"), func(t *task) bool { return t.done.On }).
			Width(64).Cell(p.doneCell).HeaderCell(p.doneHeader),
		gridui.Field("task", p.in("Task", "할 일"), func(t *task) string { return t.title.In(p.lang) }).Flex(3).MinMax(160, 0),
		gridui.Field("owner", p.in("Owner", "담당"), func(t *task) string { return t.owner.In(p.lang) }).Flex(1).MinMax(100, 0),
		gridui.Field("urgency", p.in("Urgency", "긴급도"), func(t *task) string { return urgencyTexts[t.urgency].In(p.lang) }).
			Width(110).CellStyle(p.urgencyLook),
		gridui.Field("progress", p.in("Progress", "진행"), func(t *task) int { return t.bar.percent }).
			Width(210).Align(option.AlignStart).Cell(p.barCell),
		gridui.Field("open", "", func(t *task) string { return t.id }).Width(84).Utility().Cell(p.openCell),
	}
}

func (p *widgetsPage) controls(gtx layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	for i, t := range p.list {
		p.hear(gtx, i, t)
	}
	for p.complete.Clicked(gtx) {
		p.completeAll(true)
		p.tell("complete all")
	}
	for p.reset.Clicked(gtx) {
		p.list = tasks()
		p.grid.SetRows(p.list)
		p.tell("reset")
	}
	if p.all.Update(gtx) {
		p.completeAll(p.all.On)
		p.tell("header switch: %v", p.all.On)
	}
	p.all.On = p.done() == len(p.list)
	return nil
}

// tell sets the status line.
func (p *widgetsPage) tell(format string, args ...any) { p.last = fmt.Sprintf(format, args...) }

// done counts tasks that are done.
func (p *widgetsPage) done() int {
	n := 0
	for _, t := range p.list {
		if t.done.On {
			n++
		}
	}
	return n
}

func (p *widgetsPage) completeAll(done bool) {
	for _, t := range p.list {
		t.setDone(done)
	}
}

// rowLook strikes out tasks that are done.
func (p *widgetsPage) rowLook(r gridui.RowContext[*task]) theme.CellStyle {
	if r.Row.done.On {
		return theme.CellStyle{Fg: p.look.Theme().FgMuted, Strike: true}
	}
	return theme.CellStyle{}
}

// urgencyLook marks urgent tasks that are not done.
func (p *widgetsPage) urgencyLook(c gridui.CellContext[*task]) theme.CellStyle {
	th := p.look.Theme()
	switch {
	case c.Row.done.On:
		return theme.CellStyle{}
	case c.Row.urgency == high:
		return theme.CellStyle{Fg: th.Danger, Bg: th.Deleted, Bar: th.DeletedBar, Bold: true}
	}
	return theme.CellStyle{}
}

func (p *widgetsPage) body(gtx layout.Context) layout.Dimensions {
	for {
		ev, ok := p.grid.Update(gtx)
		if !ok {
			break
		}
		p.heard(ev)
	}
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityComfortable
	s.TextSize = 14
	s.Toolbar = p.toolbar
	return s.Layout(gtx)
}

// heard describes an event in the status line.
func (p *widgetsPage) heard(ev events.Event) {
	switch ev := ev.(type) {
	case events.FocusMoved:
		p.tell("FocusMoved: %s → %s", focusWords(ev.From), focusWords(ev.To))
	case gridui.RowClicked[*task]:
		times := "RowClicked"
		if ev.Double {
			times += " twice"
		}
		p.tell("%s: row %d, column %s", times, ev.Cell.RowIndex+1, ev.Cell.ColumnID)
	case events.HeaderClicked:
		p.tell("HeaderClicked: column %s", ev.ColumnID)
	case gridui.CellKeyDown[*task]:
		p.tell("CellKeyDown: %s", ev.Key.Name)
	case events.TextAnnounced:
		p.live.hear(ev)
	}
}

func focusWords(f events.Focus) string {
	if f.ColumnID == "" {
		return "nowhere"
	}
	return fmt.Sprintf("%s %d %s", f.Band, f.Row+1, f.ColumnID)
}

// toolbar draws the buttons above the header, at the width of the grid.
func (p *widgetsPage) toolbar(gtx layout.Context) layout.Dimensions {
	l := p.look
	size := image.Pt(gtx.Constraints.Max.X, min(gtx.Dp(52), gtx.Constraints.Max.Y))
	line := max(gtx.Dp(1), 1)
	look.Fill(gtx, image.Rect(0, size.Y-line, size.X, size.Y), l.Theme().Border)
	look.At(gtx, image.Rect(gtx.Dp(12), 0, size.X-gtx.Dp(12), size.Y-line), func(gtx layout.Context) layout.Dimensions {
		return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
			return layout.Flex{Alignment: layout.Middle}.Layout(gtx,
				layout.Rigid(func(gtx layout.Context) layout.Dimensions {
					return p.complete.Layout(gtx, l, p.in("Complete all", "모두 완료"))
				}),
				layout.Rigid(layout.Spacer{Width: 8}.Layout),
				layout.Rigid(func(gtx layout.Context) layout.Dimensions {
					return p.reset.Layout(gtx, l, p.in("Reset", "처음으로"))
				}),
				layout.Rigid(layout.Spacer{Width: 16}.Layout),
				layout.Flexed(1, func(gtx layout.Context) layout.Dimensions {
					n, all := p.done(), len(p.list)
					t := look.Type{Size: 13, Weight: font.Medium, Color: l.Theme().FgMuted}
					return l.Text(gtx, t, p.in(fmt.Sprintf("%d of %d done", n, all), fmt.Sprintf("%d건 중 %d건 완료", all, n)))
				}),
			)
		})
	})
	return layout.Dimensions{Size: size}
}

func (p *widgetsPage) status() string {
	if p.last == "" {
		return p.in("No event yet: click a cell, or press Tab and the arrow keys.",
			"아직 이벤트가 없습니다. 셀을 누르거나 Tab과 화살표 키를 눌러 보세요.")
	}
	return p.in("Last event: ", "마지막 이벤트: ") + p.last
}

func (p *widgetsPage) position() Position { return positionOf(&p.grid) }
