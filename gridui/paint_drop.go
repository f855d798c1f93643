// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"time"

	"gioui.org/io/semantic"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// choiceWide is the least width of a list of choices, choiceMost the greatest.
	choiceWide, choiceMost = unit.Dp(120), unit.Dp(360)
	// dateCell is the side of a day in a calendar.
	dateCell = unit.Dp(32)
	// bubbleWide is how wide a message below an editor may be.
	bubbleWide = unit.Dp(320)
)

// dropDown draws what drops down from the editor, over everything else, and says
// where that is.
func (p *painter) dropDown(anchor image.Rectangle) image.Rectangle {
	d := &p.engine.editor
	if anchor.Empty() || d.kind != column.EditorChoice && !(d.kind == column.EditorTime && d.date.open) {
		return image.Rectangle{}
	}
	m := op.Record(p.Ops)
	var r image.Rectangle
	if d.kind == column.EditorChoice {
		r = p.choiceCard(anchor)
	} else {
		r = p.calendarCard(anchor)
	}
	op.Defer(p.Ops, m.Stop())
	return r
}

// popup is where a card of some size goes beside an anchor, inside the sheet.
func (p *painter) popup(anchor image.Rectangle, size image.Point, side layoutx.Side) image.Rectangle {
	return ui.PopupIn(p.Painter, image.Rectangle{Max: p.view.SheetSize()}, anchor, size, side)
}

// choiceCard draws the list of the values to choose from.
func (p *painter) choiceCard(anchor image.Rectangle) image.Rectangle {
	l := &p.engine.editor.list
	if len(l.texts) == 0 {
		return image.Rectangle{}
	}
	rowH := max(p.Style.RowHeight, p.Style.Face.Px*3/2)
	wide := anchor.Dx()
	for _, t := range l.texts[:min(len(l.texts), viewport.AutoSample)] {
		wide = max(wide, p.Cache.RunString(p.Style.Face, t).Width+4*p.Style.Padding)
	}
	size := image.Pt(min(max(wide, p.Style.Scaled(choiceWide)), max(p.Style.Scaled(choiceMost), anchor.Dx())), min(len(l.texts), choiceRows)*rowH+2*p.Style.Line)
	r := p.popup(anchor, size, layoutx.Below)
	p.Fill(r, p.Style.Theme.MenuBorder)
	in := r.Inset(p.Style.Line)
	p.Fill(in, p.Style.Theme.MenuBg)
	first := l.rows.RowH == 0
	l.rows.RowH, l.rows.Rect, l.rows.N = rowH, in, len(l.texts)
	if first && l.at >= 0 {
		l.rows.Show()
	}
	l.rows.Draw(p.Painter, in, len(l.texts), rowH, func(i int, at image.Rectangle) {
		ink := p.Style.Theme.MenuFg
		if i == l.at {
			p.Fill(at, p.Style.Theme.Accent)
			ink = p.Style.Theme.AccentFg
		}
		node := draw.Clip(p.Ops, at)
		draw.NodeClass(p.Ops, semantic.RadioButton)
		draw.NodeLabel(p.Ops, l.texts[i])
		draw.NodeSelected(p.Ops, i == l.at)
		node.Pop()
		at.Min.X, at.Max.X = at.Min.X+p.Style.Padding, at.Max.X-p.Style.Padding
		p.Text(l.texts[i], at, option.AlignStart, ink)
	})
	return r
}

// calendarCard draws a month: its title between two buttons, the days of the week,
// six weeks, and a button for today.
func (p *painter) calendarCard(anchor image.Rectangle) image.Rectangle {
	c := &p.engine.editor.date
	side := max(p.Dp(dateCell), p.Style.Face.Px*2)
	pad := p.Dp(8)
	// Days are smaller where room is short, as long as they can be read: the cell is to
	// be seen while its day is chosen.
	room := max(p.view.SheetSize().Y-anchor.Max.Y, anchor.Min.Y)
	side = max(min(side, (room-2*pad)/9), p.Style.Face.Px*3/2)
	size := image.Pt(7*side+2*pad, 9*side+2*pad)
	r := p.popup(anchor, size, layoutx.Below)
	if r.Dy() < size.Y {
		side = max((r.Dy()-2*pad)/9, 1)
	}
	p.datePlaces(r, pad, side)
	clipped := draw.Clip(p.Ops, r)
	draw.Listen(p.Ops, &c.tag)
	p.Fill(r, p.Style.Theme.MenuBorder)
	p.Fill(r.Inset(p.Style.Line), p.Style.Theme.MenuBg)
	p.dateHead()
	p.dateDays()
	p.dateButton(c.parts.today, dateToday, p.Style.Texts.Editing.Today, p.Style.Texts.Editing.Today)
	clipped.Pop()
	return r
}

// datePlaces finds where the parts of a calendar go.
func (p *painter) datePlaces(r image.Rectangle, pad, side int) {
	in := image.Rect(r.Min.X+pad, r.Min.Y+pad, r.Min.X+pad+7*side, r.Min.Y+pad+9*side)
	row := func(i, n int) image.Rectangle {
		return image.Rect(in.Min.X, in.Min.Y+i*side, in.Max.X, in.Min.Y+(i+n)*side)
	}
	head := row(0, 1)
	parts := dateParts{box: r, days: row(2, 6), cell: image.Pt(side, side), today: row(8, 1), rtl: p.Style.RTL}
	parts.before = image.Rect(head.Min.X, head.Min.Y, head.Min.X+side, head.Max.Y)
	parts.after = image.Rect(head.Max.X-side, head.Min.Y, head.Max.X, head.Max.Y)
	parts.title = image.Rect(parts.before.Max.X, head.Min.Y, parts.after.Min.X, head.Max.Y)
	if p.Style.RTL {
		parts.before, parts.after = parts.after, parts.before
	}
	p.engine.editor.date.parts = parts
}

// dateHead draws the title of the month, and the days of the week.
func (p *painter) dateHead() {
	c, loc := &p.engine.editor.date, &p.Style.Texts.Editing
	month := loc.Month(c.month.Year(), int(c.month.Month()))
	p.Text(month, c.parts.title, option.AlignCenter, p.Style.Theme.MenuFg)
	p.Node(c.parts.title, month, "")
	back, on := "‹", "›"
	if p.Style.RTL {
		back, on = on, back
	}
	p.dateButton(c.parts.before, dateBefore, back, loc.PrevMonth)
	p.dateButton(c.parts.after, dateAfter, on, loc.NextMonth)
	for i := range 7 {
		at := p.dayRect(i)
		at = at.Sub(image.Pt(0, c.parts.cell.Y))
		p.Text(loc.Weekday((int(p.Style.WeekBegins)+i)%7), at, option.AlignCenter, p.Style.Theme.FgMuted)
	}
}

// dayRect is where one of the 42 days is.
func (p *painter) dayRect(i int) image.Rectangle {
	parts := &p.engine.editor.date.parts
	x := i % 7
	if parts.rtl {
		x = 6 - x
	}
	min := parts.days.Min.Add(image.Pt(x*parts.cell.X, i/7*parts.cell.Y))
	return image.Rectangle{Min: min, Max: min.Add(parts.cell)}
}

// dateDays draws the days: those of other months muted, today in a frame.
func (p *painter) dateDays() {
	c, th := &p.engine.editor.date, &p.Style.Theme
	first := firstShown(c.month, p.Style.WeekBegins)
	today := c.today()
	for i := range daysShown {
		day, at := first.AddDate(0, 0, i), p.dayRect(i)
		ink := th.MenuFg
		picked := c.known && sameDay(day, c.day)
		switch {
		case picked:
			p.Fill(at.Inset(p.Style.Line), th.Accent)
			ink = th.AccentFg
		case datePart(i) == c.over:
			p.Fill(at.Inset(p.Style.Line), th.MenuHover)
		}
		if !picked && day.Month() != c.month.Month() {
			ink = th.FgMuted
		}
		if sameDay(day, today) {
			edge := th.Accent
			if picked {
				edge = th.AccentFg
			}
			p.Frame(at.Inset(2*p.Style.Line), p.Style.Line, edge)
		}
		node := draw.Clip(p.Ops, at)
		draw.NodeClass(p.Ops, semantic.Button)
		draw.NodeLabel(p.Ops, day.Format(time.DateOnly))
		draw.NodeSelected(p.Ops, picked)
		node.Pop()
		p.Text(dayNumbers[day.Day()], at, option.AlignCenter, ink)
	}
}

var dayNumbers = [...]string{
	"", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13", "14", "15",
	"16", "17", "18", "19", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29", "30", "31",
}

func sameDay(a, b time.Time) bool { return a.YearDay() == b.YearDay() && a.Year() == b.Year() }

// dateButton draws one of the buttons of a calendar.
func (p *painter) dateButton(r image.Rectangle, part datePart, text, name string) {
	if p.engine.editor.date.over == part {
		p.Fill(r.Inset(p.Style.Line), p.Style.Theme.MenuHover)
	}
	node := draw.Clip(p.Ops, r)
	draw.NodeClass(p.Ops, semantic.Button)
	draw.NodeLabel(p.Ops, name)
	node.Pop()
	p.Text(text, r, option.AlignCenter, p.Style.Theme.MenuFg)
}

// bubble says below the editor, or above it where something drops down, why what was
// typed is not taken.
func (p *painter) bubble(anchor, dropped image.Rectangle, why string) {
	m := op.Record(p.Ops)
	window := image.Rectangle{Max: p.view.SheetSize()}
	size, call := ui.TipText{Text: ui.CutText(why), Width: bubbleWide, Lines: 4, Ink: p.Style.Theme.Fg}.Layout(p.Painter, window)
	gap := p.Dp(3)
	anchor = image.Rect(anchor.Min.X, anchor.Min.Y-gap, anchor.Max.X, anchor.Max.Y+gap)
	side := layoutx.Below
	if !dropped.Empty() && dropped.Min.Y >= anchor.Min.Y {
		side = layoutx.Above
	}
	r := p.popup(anchor.Intersect(window), size, side)
	p.Fill(r, p.Style.Theme.Danger)
	in := r.Inset(p.Style.Line)
	if p.Style.RTL {
		in.Max.X -= p.Dp(3)
	} else {
		in.Min.X += p.Dp(3)
	}
	p.Fill(in, p.Style.Theme.Bg)
	t := draw.Offset(p.Ops, r.Min)
	c := clip.Rect{Max: r.Size()}.Push(p.Ops)
	call.Add(p.Ops)
	c.Pop()
	t.Pop()
	op.Defer(p.Ops, m.Stop())
}
