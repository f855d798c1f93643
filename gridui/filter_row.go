// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"slices"

	"gioui.org/f32"
	"gioui.org/io/key"
	"gioui.org/io/pointer"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// filterRow is the row of fields below the header. Only the field that is typed into
// is an editor; the others are kept text, which costs nothing in a settled frame.
type filterRow struct {
	cells map[string]*typedField
	// live is the column that is typed into, "" for none; awaited counts the frames
	// until its editor has the keyboard.
	live    string
	awaited int
	// pressed is the column that a finger is on.
	pressed string
}

// typedField is a column's field. It lasts while the column is out of sight.
type typedField struct {
	editor operandField
	// op is how text without a sign compares.
	op filter.Op
	// made is the filter that came of the text in the editor, from the one that the
	// text was made of.
	made, from filter.Filter
	wrong      delayedError
	// seen is the column's filter when text, sign and bad were made of it.
	seen     filter.Filter
	style    uint32
	cols     uint32
	known    bool
	text     string
	sign     string
	bad      bool
	editable bool
	isActive bool
	boxed    bool // a truth value
}

// filterAwait is how many frames an editor may take to get the keyboard.
const filterAwait = 3

// filterField is the state of a column's field, brought up to date.
func (e *engine) filterField(col int) *typedField {
	r, id := &e.filterRow, e.cols.Leaves[col].ID
	c := r.cells[id]
	if c == nil {
		if r.cells == nil {
			r.cells = map[string]*typedField{}
		}
		c = &typedField{op: e.ask.filterOps(col)[0]}
		r.cells[id] = c
	}
	if f := e.ask.columnFilter(col); !c.known || c.style != e.draw.StyleRev || c.cols != e.cols.Rev || !c.seen.Equal(f) {
		c.sync(e, col, f)
	}
	return c
}

// sync makes what shows of a filter.
func (c *typedField) sync(e *engine, col int, f filter.Filter) {
	kind := e.ask.filterKind(col)
	ops := e.ask.filterOps(col)
	c.known, c.style, c.cols, c.wrong = true, e.draw.StyleRev, e.cols.Rev, delayedError{}
	c.seen, c.bad = f.Clone(), e.ask.filterBad(col, f)
	c.isActive, c.boxed = f.Active(), kind == option.KindBool && ops[0] != filter.OpCustom
	c.editable = typable(f) && !c.boxed
	own := e.filterRow.live == e.cols.Leaves[col].ID && c.made.Equal(f)
	if f.Active() && c.editable && !own {
		c.op = f.First.Op
	}
	if !slices.Contains(ops, c.op) {
		c.op = ops[0]
	}
	switch {
	case c.boxed && !f.Active():
		c.text = e.draw.Style.Texts.FilterAll
	case c.editable && f.Active():
		c.text = typedOperand(f)
	case c.editable:
		c.text = ""
	default:
		c.text = filterSummary(f, kind, &e.draw.Style.Texts)
	}
	c.sign = opSigns[c.op]
	if f.Active() && f.First.Op.Known() {
		c.sign = opSigns[f.First.Op]
	}
	if e.filterRow.live == e.cols.Leaves[col].ID && !own {
		c.showText()
		c.editor.SetCaret(c.editor.Len(), c.editor.Len())
	}
}

// showText puts the text of the filter into the editor.
func (c *typedField) showText() {
	c.from = c.seen
	c.editor.show(c.text)
}

// typed is the filter that the text in the editor means, in a column with some
// operators.
func (c *typedField) typed(ops []filter.Op) filter.Filter {
	if !c.editor.edited() {
		return c.from
	}
	return typedFilter(c.editor.last, c.op, ops)
}

// filterStrip is where the filter row is in pixels of the sheet.
func (e *engine) filterStrip() image.Rectangle {
	r := e.view.Sheet.Panes.Band(layoutx.Head)
	r.Min.Y = min(r.Min.Y+e.view.Heads.Top(e.cols.Levels), r.Max.Y)
	if e.view.Geometry.FilterHeight == 0 {
		r.Min.Y = r.Max.Y
	}
	return r
}

// filterParts are the parts of a field: its box, the sign, the text and the button
// that clears it.
type filterParts struct{ box, sign, text, clear image.Rectangle }

const (
	filterInset = unit.Dp(4)
	filterSign  = unit.Dp(24)
	filterClear = unit.Dp(20)
)

func (e *engine) filterParts(gtx layout.Context, col layoutx.Span) filterParts {
	strip := e.filterStrip()
	in := gtx.Dp(filterInset)
	var p filterParts
	p.box = image.Rect(col.Start+in, strip.Min.Y+in/2, col.Start+col.Size-in, strip.Max.Y-in)
	p.sign, p.text, p.clear = p.box, p.box, p.box
	p.sign.Max.X = min(p.box.Min.X+e.draw.Style.Scaled(filterSign), p.box.Max.X)
	p.clear.Min.X = max(p.box.Max.X-e.draw.Style.Scaled(filterClear), p.sign.Max.X)
	p.text.Min.X, p.text.Max.X = p.sign.Max.X, p.clear.Min.X
	if e.draw.Style.RTL {
		for _, r := range [...]*image.Rectangle{&p.sign, &p.text, &p.clear} {
			*r = layoutx.Mirror(*r, p.box)
		}
	}
	return p
}

// filterHit is the column whose field is at a position.
func (e *engine) filterHit(pos f32.Point) (col layoutx.Span, ok bool) {
	at := pos.Round()
	if !at.In(e.filterStrip()) {
		return col, false
	}
	pane, _, ok := e.view.Sheet.Panes.At(at)
	if !ok {
		return col, false
	}
	return e.view.Sheet.Col(pane, at.X)
}

// filterPressed takes presses in the filter row: those of a mouse at once, those of a
// finger when it is lifted.
func (e *engine) filterPressed(gtx layout.Context, ev pointer.Event) bool {
	r := &e.filterRow
	if !ev.Position.Round().In(e.filterStrip()) {
		return false
	}
	col, ok := e.filterHit(ev.Position)
	switch {
	case !ok:
	case ev.Source == pointer.Touch:
		r.pressed = e.cols.Leaves[col.Index].ID
		e.press.at, e.press.held = viewport.NoCell, true
	default:
		e.filterTouched(gtx, col, ev.Position.Round())
	}
	return true
}

// filterReleased is filterPressed for fingers that did not scroll.
func (e *engine) filterReleased(gtx layout.Context, ev pointer.Event) bool {
	r := &e.filterRow
	if r.pressed == "" {
		return false
	}
	if col, ok := e.filterHit(ev.Position); ok && e.cols.Leaves[col.Index].ID == r.pressed {
		e.filterTouched(gtx, col, ev.Position.Round())
	}
	r.pressed, e.press.held = "", false
	return true
}

// filterTouched does what the part of a field at a point is for.
func (e *engine) filterTouched(gtx layout.Context, col layoutx.Span, at image.Point) {
	if !e.cols.Leaves[col.Index].Filters || e.ask.filterMode().own {
		return
	}
	parts, c := e.filterParts(gtx, col), e.filterField(col.Index)
	switch {
	case at.In(parts.clear) && c.isActive:
		e.clearField(col.Index)
	case at.In(parts.sign) && !c.boxed:
		e.openFilter(gtx, col.Index)
	case c.boxed:
		e.ask.setFilter(col.Index, nextTruth(c.seen))
	case !c.editable:
		e.openFilter(gtx, col.Index)
	default:
		e.editFilter(gtx, col.Index)
	}
}

// nextTruth is the next of the three states of a truth value's filter.
func nextTruth(f filter.Filter) filter.Filter {
	switch {
	case !f.Active():
		return filter.IsTrue()
	case f.Equal(filter.IsTrue()):
		return filter.IsFalse()
	}
	return filter.Filter{}
}

// clearField takes a column's filter away, and its operator.
func (e *engine) clearField(col int) {
	c := e.filterField(col)
	c.op, c.made, c.from, c.known = e.ask.filterOps(col)[0], filter.Filter{}, filter.Filter{}, false
	c.editor.show("")
	e.ask.setFilter(col, filter.Filter{})
}

// editFilter puts the keyboard into a column's field.
func (e *engine) editFilter(gtx layout.Context, col int) {
	c := e.filterField(col)
	if c.boxed || !c.editable {
		return
	}
	r := &e.filterRow
	e.endFilterEdit()
	r.live, r.awaited = e.cols.Leaves[col].ID, filterAwait
	c.showText()
	c.editor.SetCaret(c.editor.Len(), c.editor.Len())
	c.made = c.seen.Clone()
	e.view.ShowColumn(col)
	gtx.Execute(key.FocusCmd{Tag: &c.editor.Editor})
	gtx.Execute(key.SoftKeyboardCmd{Show: true})
}

// endFilterEdit makes the field that was typed into text again.
func (e *engine) endFilterEdit() {
	r := &e.filterRow
	if c := r.cells[r.live]; c != nil {
		c.known = false
		c.made = filter.Filter{}
	}
	r.live = ""
}

// liveField is the field that is typed into, if its column is there and on the screen.
func (e *engine) liveField() (col int, c *typedField) {
	r := &e.filterRow
	if r.live == "" {
		return -1, nil
	}
	col = e.cols.Find(r.live)
	if col < 0 || e.view.Geometry.FilterHeight == 0 || !e.cols.Leaves[col].Filters || e.ask.filterMode().own {
		e.endFilterEdit()
		return -1, nil
	}
	if c = e.filterField(col); c.boxed || !c.editable {
		e.endFilterEdit()
		return -1, nil
	}
	return col, c
}

// filterStep reads one event of the filter row.
func (e *engine) filterStep(gtx layout.Context) bool {
	col, c := e.liveField()
	if c == nil {
		return false
	}
	r := &e.filterRow
	switch {
	case gtx.Focused(&c.editor.Editor):
		r.awaited = 0
	case r.awaited > 0:
		if r.awaited--; r.awaited > 0 {
			break
		}
		fallthrough
	default:
		e.endFilterEdit()
		return true
	}
	if ev, ok := e.filterKey(gtx, c, col); ok {
		e.filterKeyed(gtx, ev, col)
		return true
	}
	typed, ok := c.editor.update(gtx)
	if typed {
		c.made = c.typed(e.ask.filterOps(col))
		if !c.made.Active() {
			c.made = filter.Filter{}
		}
		e.ask.setFilter(col, c.made)
	}
	return ok
}

// tabsToFilter says whether Tab leads from the rows into the filter row.
func (e *engine) tabsToFilter() bool {
	return e.view.Geometry.FilterHeight > 0 && e.ask.Keys.Tab != option.TabCells && !e.ask.filterMode().own && e.nextField(-1, 1) >= 0
}

// nextField is the next column with a field to type into, or -1.
func (e *engine) nextField(col, step int) int {
	for col += step; col >= 0 && col < len(e.cols.Leaves); col += step {
		if !e.cols.Leaves[col].Filters {
			continue
		}
		if c := e.filterField(col); c.editable && !c.boxed {
			return col
		}
	}
	return -1
}

// filterKey reads the keys that lead out of a field. Tab is left alone at the ends of
// the row, so that the keyboard can leave.
func (e *engine) filterKey(gtx layout.Context, c *typedField, col int) (key.Event, bool) {
	tag := &c.editor.Editor
	back, on := key.Filter{Focus: tag, Name: noKey}, key.Filter{Focus: tag, Name: noKey}
	if e.nextField(col, -1) >= 0 {
		back = key.Filter{Focus: tag, Name: key.NameTab, Required: key.ModShift}
	}
	if e.nextField(col, 1) >= 0 {
		on = key.Filter{Focus: tag, Name: key.NameTab}
	}
	ev, ok := gtx.Event(back, on,
		key.Filter{Focus: tag, Name: key.NameEscape},
		key.Filter{Focus: tag, Name: key.NameReturn, Optional: key.ModShortcut},
		key.Filter{Focus: tag, Name: key.NameEnter, Optional: key.ModShortcut},
		key.Filter{Focus: tag, Name: key.NameDownArrow})
	ke, _ := ev.(key.Event)
	return ke, ok
}

func (e *engine) filterKeyed(gtx layout.Context, ev key.Event, col int) {
	if ev.State != key.Press {
		return
	}
	switch {
	case ev.Name == key.NameTab && ev.Modifiers.Contain(key.ModShift):
		e.editFilter(gtx, e.nextField(col, -1))
	case ev.Name == key.NameTab:
		e.editFilter(gtx, e.nextField(col, 1))
	case ev.Modifiers.Contain(key.ModShortcut):
		e.endFilterEdit()
		e.openFilter(gtx, col)
	default:
		// The keyboard goes back to the rows, or to the header where none are left.
		e.endFilterEdit()
		ui.TakeKeyboard(gtx, e.typing.Tag())
		gtx.Execute(op.InvalidateCmd{})
	}
}
