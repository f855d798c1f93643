// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tools

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/internal/dataset"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

const (
	// quickWidth is the width of the field, quickLeast its least width.
	quickWidth, quickLeast = unit.Dp(240), unit.Dp(120)
)

// Quick is the field of the quick filter. It shows while filters are enabled.
type Quick struct {
	of     *Feature
	editor ui.Operand
	// cross is the place of the button that empties the field, in pixels of the grid; empty without one.
	cross image.Rectangle
	// keys are the filters of the keys that the field reads before its editor, by whether the caret is at the start and
	// at the end of the text.
	keys [2][2][]event.Filter
	// shown is the quick filter that the field shows.
	shown string
	// begun is set after the field has shown a filter.
	begun bool
	// wants is set from when the field is to get the keyboard until it has it.
	wants bool
}

func (q *Quick) wire(f *Feature) {
	q.of = f
	t := &q.editor.Editor
	for i, start := range [...]bool{false, true} {
		for j, end := range [...]bool{false, true} {
			list := []event.Filter{
				key.Filter{Focus: t, Name: key.NameEscape}, key.Filter{Focus: t, Name: key.NameReturn}, key.Filter{Focus: t, Name: key.NameEnter},
				key.Filter{Focus: t, Name: key.NameDownArrow},
			}
			if start {
				list = append(list, key.Filter{Focus: t, Name: key.NameLeftArrow})
			}
			if end {
				list = append(list, key.Filter{Focus: t, Name: key.NameRightArrow})
			}
			q.keys[i][j] = list
		}
	}
}

// Face returns an empty face; ok is false while filters are off.
func (q *Quick) Face() (face ui.ButtonFace, ok bool) {
	return ui.ButtonFace{Label: q.of.Painter.Style.Texts.Toolbar.Search}, q.of.Filtering.Enabled
}

// Do does nothing: the field reads its input itself.
func (q *Quick) Do(layout.Context, image.Rectangle) {}

// take gives the keyboard to the field and selects its text.
func (q *Quick) take(gtx layout.Context) {
	q.wants = true
	q.editor.SetCaret(q.editor.Len(), 0)
	q.editor.TakeKeyboard(gtx)
}

// sync shows the quick filter if the program changed it.
func (q *Quick) sync() {
	if now := q.of.Filtering.Quick; !q.begun || now != q.shown {
		q.begun, q.shown = true, now
		q.editor.Show(now, now)
	}
}

// update reads an event of the field, and reports whether there was one.
func (q *Quick) update(gtx layout.Context) bool {
	q.sync()
	if !q.types(gtx) {
		return false
	}
	if ev, ok := gtx.Event(q.filters()...); ok {
		if k, is := ev.(key.Event); is && k.State == key.Press {
			q.press(gtx, k.Name)
		}
		return true
	}
	typed, ok := q.editor.Step(gtx)
	if typed {
		q.set(q.editor.Value()) // the grid waits for Filtering.Delay
	}
	return ok
}

// types reports whether the field has the keyboard, or is about to get it.
func (q *Quick) types(gtx layout.Context) bool {
	if gtx.Focused(&q.editor.Editor) {
		q.wants = false
		return true
	}
	return q.wants
}

// empty empties the field as a user does.
func (q *Quick) empty() {
	q.editor.Show("", "")
	q.set("")
}

// set filters by a text as a user does.
func (q *Quick) set(text string) {
	dataset.SetQuick(q.of.Filtering, text, q.of.Report)
	q.shown = q.of.Filtering.Quick
	if q.of.Filtering.Controlled {
		q.shown = text // until the program answers
	}
}

// filters returns the keys that the field reads before its editor: arrows only where the caret cannot move on.
func (q *Quick) filters() []event.Filter {
	start, end := q.editor.Selection()
	i, j := 0, 0
	if start == end && start == 0 {
		i = 1
	}
	if start == end && end == q.editor.Len() {
		j = 1
	}
	return q.keys[i][j]
}

// press handles a key of the field: Escape empties it, or leaves an empty one; Enter and the down arrow go to the cells.
func (q *Quick) press(gtx layout.Context, name key.Name) {
	switch name {
	case key.NameLeftArrow, key.NameRightArrow:
		q.of.move(gtx, (name == key.NameRightArrow) != q.of.Painter.Style.RTL)
		return
	case key.NameEscape:
		if q.editor.Len() > 0 {
			q.empty()
			return
		}
	}
	ui.TakeKeyboard(gtx, q.of.Keyboard)
	gtx.Execute(op.InvalidateCmd{})
}

// paint draws the field: a magnifier, the text, and a button that empties it. It is an editor only while it has the
// keyboard, since an editor is a stop of the Tab key. focused draws a ring around a field without the keyboard.
func (q *Quick) paint(at image.Rectangle, focused bool) {
	p := q.of.Painter
	q.sync()
	texts := &p.Style.Texts.Toolbar
	types := q.types(p.Gtx)
	inner := ui.FieldBox{Focused: types || focused}.Paint(p, at)
	mark, text := ui.SplitStart(inner, p.Style.Scaled(ui.ButtonIcon), p.Style.RTL)
	p.Icon(p.Style.Icons.Find, mark, p.Style.Theme.FgMuted)
	q.cross = image.Rectangle{}
	if q.editor.Len() > 0 {
		text, q.cross = ui.SplitEnd(text, inner.Dy(), p.Style.RTL)
		q.of.Buttons.Paint(ui.ButtonFace{At: q.cross, Label: texts.ClearSearch, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.Bg}, ui.ButtonState{})
	}
	_, text = ui.SplitStart(text, p.Dp(ui.ButtonGap), p.Style.RTL)
	area := draw.Clip(p.Ops, at)
	defer area.Pop()
	switch {
	case types:
		ui.EditorIn(p, text, &q.editor.Editor, texts.Search)
	case q.editor.Len() == 0:
		p.FieldNode(texts.Search)
		p.Text(texts.Search, text, option.AlignStart, p.Style.Theme.FgMuted)
	default:
		draw.NodeClass(p.Ops, semantic.Editor)
		draw.NodeLabel(p.Ops, q.editor.Typed())
		draw.NodeAbout(p.Ops, texts.Search)
		p.Text(q.editor.Typed(), text, option.AlignStart, p.Style.Theme.Fg)
	}
	p.Cursor(text, pointer.CursorText)
}
