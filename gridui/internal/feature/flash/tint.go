// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package flash

import (
	"image"
	"image/color"
	"time"

	"github.com/giogrid/giogrid/gridui/internal/celllayout"
	"github.com/giogrid/giogrid/gridui/internal/feature"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/layoutx"
)

const (
	// fullTime is the time for which a tint stays opaque, fadeTime the time for which it fades after that.
	fullTime = 300 * time.Millisecond
	fadeTime = 600 * time.Millisecond
	tintTime = fullTime + fadeTime
	// fadeStep is the time between two frames of a fading tint.
	fadeStep = time.Second / 30
)

// PaintCells tints the recently changed cells of a part. Adjacent cells of a column with the same tint are filled
// in one piece: values that arrive together are often in one column.
func (f *Feature) PaintCells(part feature.Part) {
	p := f.Painter
	if !p.Gtx.Now.Before(f.until) {
		return
	}
	shown := f.shown[part.Band]
	if part.Sticky >= 0 && part.Band == layoutx.Body {
		shown = f.stuck[min(part.Sticky, len(f.stuck)):]
	}
	rows := part.Rows[:min(len(part.Rows), len(shown))]
	for _, col := range part.Cols {
		if !p.Gtx.Now.Before(f.ends[f.bySlot[col.Index]]) {
			continue
		}
		var run image.Rectangle
		var ink color.NRGBA
		for i, r := range rows {
			tint := f.tintOf(shown[i], col.Index)
			if tint.A != 0 && f.Viewport.IsMerged(part.At(r, col)) {
				f.tintMerged(&part, r, col, tint)
				tint = color.NRGBA{}
			}
			if tint == ink && r.Start == run.Max.Y {
				run.Max.Y = r.End()
				continue
			}
			p.Fill(run, ink)
			run, ink = image.Rect(col.Start, r.Start, col.End(), r.End()), tint
		}
		p.Fill(run, ink)
	}
}

// tintMerged fills a merged cell of which a row has changed, once for the rows that changed together.
func (f *Feature) tintMerged(part *feature.Part, row, col celllayout.Span, tint color.NRGBA) {
	m, ok := f.Viewport.DrawnMerged(part.At(row, col))
	if !ok || part.Sticky >= 0 {
		return
	}
	for _, r := range part.Rows {
		if r.Start >= m.Rect.Min.Y && r.Start < row.Start && f.tints(part, r, col) {
			return // filled for a row above
		}
	}
	f.Painter.Fill(m.Rect, tint)
}

// tints reports whether the cell of a row has changed recently.
func (f *Feature) tints(part *feature.Part, row, col celllayout.Span) bool {
	for i, r := range part.Rows {
		if r == row && i < len(f.shown[part.Band]) {
			return f.tintOf(f.shown[part.Band][i], col.Index).A != 0
		}
	}
	return false
}

// tintOf returns the tint of the cell of a row in a column, none if the cell has not changed recently.
func (f *Feature) tintOf(r *row, col int) color.NRGBA {
	if r == nil {
		return color.NRGBA{}
	}
	slot := f.bySlot[col]
	if slot >= len(r.cells) || r.cells[slot].begun.IsZero() {
		return color.NRGBA{}
	}
	c, now := &r.cells[slot], f.Painter.Gtx.Now
	age := now.Sub(ui.NotAfter(&c.begun, now))
	if age >= tintTime {
		return color.NRGBA{}
	}
	f.wake(c.begun, age)
	return f.tint(c.turn, age)
}

// tint returns the colour of a tint at an age.
func (f *Feature) tint(turn int8, age time.Duration) color.NRGBA {
	st := &f.Painter.Style
	c := st.Theme.Flash
	switch turn {
	case 1:
		c = st.Theme.FlashUp
	case -1:
		c = st.Theme.FlashDown
	}
	if age > fullTime && !st.ReducedMotion {
		c.A = uint8(float32(c.A)*float32(tintTime-age)/float32(fadeTime) + 0.5)
	}
	return c
}

// wake requests the frame in which a tint looks different.
func (f *Feature) wake(begun time.Time, age time.Duration) {
	p := f.Painter
	at := begun.Add(tintTime)
	switch {
	case p.Style.ReducedMotion:
	case age < fullTime:
		at = begun.Add(fullTime)
	default:
		if step := p.Gtx.Now.Add(fadeStep); step.Before(at) {
			at = step
		}
	}
	p.WakeAt(at)
}
