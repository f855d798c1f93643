// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"
	"unicode/utf8"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/filtertext"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
)

// explain returns an error in words for users.
func (t *textField) explain(err *filtertext.Error) string {
	st := &t.builder.Painter.Style
	words := locale.CalculatedFor(st.Texts.Filters.Language).Messages
	return err.Explain(&st.Texts.Filters, &words, t.builder.schema())
}

// message returns the text below the field: the error, or that the filter has no text.
func (t *textField) message() string {
	switch texts := &t.builder.Painter.Style.Texts.Filters; {
	case t.err != nil:
		return t.explained
	case t.none:
		return texts.NoText
	}
	return ""
}

// lines returns the number of lines of the field with its message.
func (t *textField) lines() int {
	switch {
	case t.builder.Options.TextDisabled:
		return 0
	case t.message() != "":
		return 2
	}
	return 1
}

// paint draws the field in a rectangle, and its message gap pixels below.
func (t *textField) paint(at image.Rectangle, gap int) {
	p := t.builder.Painter
	in := ui.FieldBox{Focused: p.Gtx.Focused(&t.editor), Wrong: t.err != nil}.Paint(p, at)
	origin := ui.EditorIn(p, in, &t.editor, p.Style.Texts.Filters.Text)
	t.underline(origin, in)
	if text := t.message(); text != "" {
		below := at.Add(image.Pt(0, at.Dy()+gap/2))
		node := draw.Clip(p.Ops, below)
		draw.NodeClass(p.Ops, semantic.Unknown)
		draw.NodeLabel(p.Ops, text)
		node.Pop()
		ink := p.Style.Theme.FgMuted
		if t.err != nil {
			ink = p.Style.Theme.Danger
		}
		p.Text(text, below, option.AlignStart, ink)
	}
}

// underline draws a line below the offending text. At the end of the text it is one letter wide.
func (t *textField) underline(origin image.Point, within image.Rectangle) {
	if t.err == nil {
		return
	}
	p := t.builder.Painter
	start, end := utf8.RuneCountInString(t.last[:t.err.Start]), utf8.RuneCountInString(t.last[:t.err.End])
	from := max(start-1, 0)
	t.regions = t.editor.Regions(min(from, start), max(end, start), t.regions[:0])
	if end > start {
		t.regions = t.editor.Regions(start, end, t.regions[:0])
	}
	defer draw.Clip(p.Ops, within).Pop()
	for _, r := range t.regions {
		line := r.Bounds.Add(origin)
		if end <= start { // after the last letter
			line.Min.X, line.Max.X = line.Max.X, line.Max.X+p.Style.Face.Px/2
		}
		line.Min.Y = line.Max.Y - 2*p.Style.Line
		p.Fill(line, p.Style.Theme.Danger)
	}
}

// paintChoices draws the completions below the field.
func (t *textField) paintChoices(at image.Rectangle) {
	if t.open && t.builder.Painter.Gtx.Focused(&t.editor) {
		t.choices.Draw(t.builder.Painter, image.Rectangle{Max: t.builder.Viewport.Geometry.Size}, at)
	}
}
