// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package gridui

import (
	"image"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/textrun"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
	"github.com/giogrid/giogrid/layoutx"
)

// hint is the tooltip: none, waiting for the pointer to rest, or shown.
type hint struct {
	at    viewport.Address
	since time.Time
	armed bool
	text  string
	shown bool
	// byKey says that a key asked for it.
	byKey bool
}

// Not inlined: it has many callers, and programs are to be small.
//
//go:noinline
func (h *hint) clear() { *h = hint{} }

// rest notes that the pointer moved: the wait begins anew, unless it is still
// over the cell whose tooltip is shown.
func (h *hint) rest(e *engine, now time.Time) {
	at := e.pointer.Hover.At
	if h.byKey {
		return
	}
	if h.armed && h.at == at && h.shown {
		return
	}
	*h = hint{at: at, since: now, armed: at.Col >= 0 && at.Row >= 0}
}

// tooltip draws the tooltip once the pointer has rested, or a key asked for it, over
// everything else in the window.
func (p *painter) tooltip() {
	p.hintReason()
	h := &p.hint
	if !h.armed || p.ask.Tooltips.Off || p.hasOverlay() || !h.byKey && p.features.headMenu.HoversButton() {
		return
	}
	if h.byKey && !p.focus.is(h.at) {
		h.clear()
		return
	}
	if due := ui.NotAfter(&h.since, p.Gtx.Now).Add(p.ask.Tooltips.HoverDelay()); !h.shown && !h.byKey && p.Gtx.Now.Before(due) {
		p.WakeAt(due)
		return
	}
	if !h.shown {
		h.shown = true
		h.text = p.hintText(h.at)
	}
	if h.text == "" && h.byKey {
		h.clear()
	}
	if h.text == "" || p.escapedHint(p.Gtx) {
		return
	}
	r, ok := p.placeRect(h.at)
	if !ok {
		h.clear()
		return
	}
	ui.DrawTip(p.Painter, r, image.Rectangle{Max: p.view.SheetSize()}, h.text)
}

// hintReason shows why a cell was refused what it was to get, or its row was, when the
// keyboard comes to it.
func (p *painter) hintReason() {
	at := p.focus.at()
	if at == p.reasoned {
		return
	}
	p.reasoned = at
	if p.focus.keyboard && !p.hint.armed && viewport.HasRows(at.Band) && p.ask.marksCorners() && p.ask.cornerMark(at).tells() {
		p.hint = hint{at: at, armed: true, byKey: true}
	}
}

// hintText is what the caller has to say of a cell, or the whole of a text that
// is cut short.
func (p *painter) hintText(at viewport.Address) string {
	if p.isHandle(at.Col) {
		return p.handleHint(at)
	}
	if viewport.HasRows(at.Band) {
		if t := p.ask.cells.tooltip(at); t != "" {
			return ui.CutText(t)
		}
	}
	if p.features.rowpins.IsButton(at) {
		return p.features.rowpins.Label(at)
	}
	if at.Band == layoutx.Head {
		if t := p.headHint(at); t != "" {
			return ui.CutText(t)
		}
	}
	if p.ask.Tooltips.NoElided || p.isWidget(at) && !p.view.IsGroup(at) {
		return ""
	}
	width := p.view.Widths.Of(at.Col)
	face, room := p.Style.Face, width-2*p.Style.Padding-p.indent(&p.Style, at, width)
	p.buf = p.ask.cells.AppendText(p.buf[:0], at)
	if at.Band == layoutx.Head {
		face = p.Style.HeaderFace
		if l := &p.cols.Leaves[at.Col]; at.Row < len(l.Groups) {
			r := p.view.HeadRect(at).Intersect(p.rect(l.Pane, layoutx.Head))
			p.buf = append(p.buf[:0], p.cols.Groups[l.Groups[at.Row]].Header...)
			at.Col, _ = p.view.Heads.Columns(at)
			room = r.Dx() - 2*p.Style.Padding - p.groupMarkRoom(at) - p.features.headMenu.GroupRoom(at)
		} else {
			room -= p.headMarksRoom(&p.Style, at.Col, p.sortMark(at.Col))
		}
	}
	if !p.cutShort(at, face, room) {
		return ""
	}
	return ui.CutText(string(p.buf))
}

// cutShort says whether the text in p.buf does not show as a whole.
func (p *painter) cutShort(at viewport.Address, face textrun.Face, room int) bool {
	c := viewport.TextCell{At: at, Face: face, Room: room}
	if r, ok := p.placeRect(at); ok {
		c.Height = r.Dy() + p.Style.Line // a cell ends above its line
	}
	if lines, ok := p.view.WrapText(p.buf, &c); ok {
		return lines.Elided
	}
	run := p.Cache.Run(face, p.buf)
	return run.Width > room || run.Elided
}

// headHint is the tooltip that a column or a group has for its header.
func (e *engine) headHint(at viewport.Address) string {
	l := &e.cols.Leaves[at.Col]
	if at.Row < len(l.Groups) {
		return e.cols.Groups[l.Groups[at.Row]].Hint
	}
	return l.Hint
}

// buttonTip draws the tooltip of the button under the pointer.
func (p *painter) buttonTip() {
	if at, text, ok := p.buttons.Tip(p.ask.Tooltips); ok {
		ui.DrawTip(p.Painter, at, image.Rectangle{Max: p.view.Geometry.Size}, text)
	}
}
