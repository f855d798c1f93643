// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package main

import (
	"fmt"
	"image"
	"strconv"
	"strings"

	"gioui.org/f32"
	"gioui.org/font"
	"gioui.org/io/pointer"
	"gioui.org/io/semantic"
	"gioui.org/layout"
	"gioui.org/op"
	"gioui.org/op/clip"
	"gioui.org/op/paint"
	"gioui.org/unit"

	"github.com/giogrid/giogrid/example/csvview/internal/table"
	"github.com/giogrid/giogrid/example/internal/look"
)

// notes is a strip that shows the number of flaws in the file, and lists them after a click. Without notes it takes
// no room.
type notes struct {
	list []table.Note

	open   bool
	strip  look.Press
	scroll layout.List
}

func (n *notes) update(gtx layout.Context) {
	for n.strip.Clicked(gtx) {
		n.open = !n.open
	}
}

// drawn holds recorded drawing operations that have not been placed yet.
type drawn struct {
	call op.CallOp
	size image.Point
}

const (
	stripHeight = unit.Dp(36)
	noteHeight  = unit.Dp(28)
)

// record draws the strip and, below it, the list, in at most a size.
func (n *notes) record(gtx layout.Context, l *look.Look, most image.Point) (d drawn) {
	m := op.Record(gtx.Ops)
	defer func() { d.call = m.Stop() }()
	if len(n.list) == 0 {
		return drawn{}
	}
	th := l.Theme()
	strip := min(gtx.Dp(stripHeight), max(most.Y, 0))
	d.size = image.Pt(most.X, strip)
	if n.open {
		d.size.Y = max(min(strip+len(n.list)*gtx.Dp(noteHeight)+gtx.Dp(8), most.Y), strip)
	}
	look.Fill(gtx, image.Rectangle{Max: d.size}, th.Edited)
	look.Fill(gtx, image.Rect(0, 0, most.X, max(gtx.Dp(1), 1)), th.Border)
	look.Fill(gtx, image.Rect(0, 0, gtx.Dp(3), d.size.Y), th.EditedBar)
	look.At(gtx, image.Rect(0, 0, most.X, strip), func(gtx layout.Context) layout.Dimensions { return n.head(gtx, l) })
	if n.open {
		look.At(gtx, image.Rect(0, strip, most.X, d.size.Y), func(gtx layout.Context) layout.Dimensions { return n.items(gtx, l) })
	}
	return d
}

// head draws the line to click.
func (n *notes) head(gtx layout.Context, l *look.Look) layout.Dimensions {
	return n.strip.Clickable.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
		size := gtx.Constraints.Max
		semantic.Button.Add(gtx.Ops)
		pointer.CursorPointer.Add(gtx.Ops)
		if n.strip.Hovered() {
			look.Fill(gtx, image.Rectangle{Max: size}, l.Theme().Hover)
		}
		chevron(gtx, l, image.Pt(gtx.Dp(22), size.Y/2), n.open)
		look.At(gtx, image.Rect(gtx.Dp(38), 0, size.X-gtx.Dp(16), size.Y), func(gtx layout.Context) layout.Dimensions {
			return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
				return l.Text(gtx, look.Type{Size: 13, Weight: font.Medium}, n.summary(l.Lang))
			})
		})
		l.Ring(gtx, &n.strip, size, 0)
		return layout.Dimensions{Size: size}
	})
}

// summary returns the number of notes as text, or the note itself if there is only one.
func (n *notes) summary(l look.Lang) string {
	if len(n.list) == 1 && !n.open {
		return n.list[0].String()
	}
	if l == look.Korean {
		return "참고 " + strconv.Itoa(len(n.list)) + "건"
	}
	return counted(len(n.list), "note")
}

func (n *notes) items(gtx layout.Context, l *look.Look) layout.Dimensions {
	n.scroll.Axis = layout.Vertical
	return n.scroll.Layout(gtx, len(n.list), func(gtx layout.Context, i int) layout.Dimensions {
		gtx.Constraints.Max.Y = gtx.Dp(noteHeight)
		return layout.Inset{Left: 38, Right: 16}.Layout(gtx, func(gtx layout.Context) layout.Dimensions {
			return look.Middle(gtx, func(gtx layout.Context) layout.Dimensions {
				return l.Text(gtx, look.Type{Size: 13}, noteText(n.list[i]))
			})
		})
	})
}

// noteText returns a note with the numbers of its lines.
func noteText(n table.Note) string {
	if len(n.Lines) < 2 {
		return n.String()
	}
	lines := make([]string, len(n.Lines))
	for i, line := range n.Lines {
		lines[i] = strconv.Itoa(line)
	}
	rest := ""
	if n.Count > len(n.Lines) {
		rest = ", …"
	}
	return fmt.Sprintf("%s (lines %s%s)", n.Text, strings.Join(lines, ", "), rest)
}

// chevron points to the right, or down where the list is open.
func chevron(gtx layout.Context, l *look.Look, at image.Point, open bool) {
	s := float32(gtx.Dp(4))
	a, b, c := f32.Pt(-s/2, -s), f32.Pt(s/2, 0), f32.Pt(-s/2, s)
	if open {
		a, b, c = f32.Pt(-s, -s/2), f32.Pt(0, s/2), f32.Pt(s, -s/2)
	}
	defer op.Offset(at).Push(gtx.Ops).Pop()
	var p clip.Path
	p.Begin(gtx.Ops)
	p.MoveTo(a)
	p.LineTo(b)
	p.LineTo(c)
	paint.FillShape(gtx.Ops, l.Theme().Fg, clip.Stroke{Path: p.End(), Width: float32(max(gtx.Dp(1.5), 1))}.Op())
}
