// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package ui

import (
	"time"

	"gioui.org/layout"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
)

// LayoutEditor lays out an editor in the grid's font and colours.
func LayoutEditor(gtx layout.Context, p *draw.Painter, ed *widget.Editor) layout.Dimensions {
	if p.Style.ReducedMotion {
		gtx = restingCaret(gtx, ed)
	}
	return ed.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), p.Material(p.Style.Theme.Fg), p.Material(p.Style.Theme.RangeFill))
}

// caretRest is more than the time after which the caret of an editor that nobody types
// into stays.
const caretRest = time.Minute

// restingCaret has an editor read its input now, and returns the context of a time by
// which its caret stays: an editor that is laid out then draws it, and asks for no frame
// to blink in. What a swipe would have glide on is at its end by then.
func restingCaret(gtx layout.Context, ed *widget.Editor) layout.Context {
	for {
		if _, ok := ed.Update(gtx); !ok {
			break
		}
	}
	gtx.Now = gtx.Now.Add(caretRest)
	return gtx
}
