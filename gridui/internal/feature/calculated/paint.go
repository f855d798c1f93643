// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calculated

import (
	"image"
	"image/color"

	"gioui.org/io/system"
	"gioui.org/op"
	"gioui.org/text"
	"gioui.org/widget"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/formula"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/option"
)

// Paint draws the dialogue over everything else.
func (f *Feature) Paint() {
	d := &f.dialog
	if !d.shown {
		return
	}
	f.words.sync()
	d.sync()
	p := f.Painter
	record := op.Record(p.Ops)
	ui.Cover(p, &d.cover)
	plan := d.place()
	d.card = plan.card
	d.paintCard(&plan)
	d.paintList(&plan)
	op.Defer(p.Ops, record.Stop())
}

func (d *dialog) paintCard(plan *plan) {
	p, t := d.f.Painter, &d.f.words.texts
	th := &p.Style.Theme
	defer ui.Card(p, plan.card).Pop()
	title := t.NewTitle
	if d.id != "" {
		title = t.EditTitle(d.f.Columns.Title(d.id))
	}
	if p.Describes {
		draw.NodeLabel(p.Ops, title)
	}
	p.TextIn(p.Style.HeaderFace, title, plan.title, option.AlignStart, th.MenuFg)
	d.label(plan.nameLabel, t.Name)
	d.paintField(plan.name, &d.name, t.Name, d.draft.problem != "" && d.draft.name != "")
	d.label(plan.formulaLabel, t.Formula)
	d.paintFormula(plan.formula)
	d.paintWords(plan.words)
	d.paintFormats(plan)
	d.paintPreview(plan)
	d.paintFoot(plan)
}

func (d *dialog) label(at image.Rectangle, text string) {
	p := d.f.Painter
	p.Text(text, at, option.AlignStart, p.Style.Theme.FgMuted)
}

func (d *dialog) paintField(at image.Rectangle, ed *widget.Editor, name string, wrong bool) {
	ui.EditorBox{Hint: name, Wrong: wrong}.Layout(d.f.Painter, at, ed)
}

// wrong reports whether to mark the formula. It is not marked while it is merely unfinished, or a name in it
// is being completed.
func (d *dialog) wrong() bool {
	err := d.draft.err
	if err == nil || d.draft.words == "" {
		return false
	}
	return !d.f.Painter.Gtx.Focused(&d.field.editor) || err.Code != formula.Incomplete && !d.field.lists()
}

// paintFormula draws the field of the formula, with a line below the error.
func (d *dialog) paintFormula(at image.Rectangle) {
	p, ed := d.f.Painter, &d.field.editor
	in := ui.FieldBox{Focused: p.Gtx.Focused(ed), Wrong: d.wrong()}.Paint(p, at)
	in.Min.Y, in.Max.Y = in.Min.Y+p.Dp(ui.ButtonGap), in.Max.Y-p.Dp(ui.ButtonGap)
	if in.Empty() {
		return
	}
	defer draw.Clip(p.Ops, in).Pop()
	p.FieldNode(d.f.words.texts.Formula)
	if ed.Len() == 0 && !p.Gtx.Focused(ed) {
		first := in
		first.Max.Y = min(in.Min.Y+p.Pitch(p.Style.Face), in.Max.Y)
		p.Text(d.f.words.texts.FormulaHint, first, option.AlignStart, p.Style.Theme.FgMuted)
	}
	defer draw.Offset(p.Ops, in.Min).Pop()
	ed.Alignment = text.Start
	gtx := p.Gtx
	gtx.Locale.Direction = system.LTR // a formula is written from left to right, whatever the names in it
	gtx.Constraints.Min = in.Size()
	gtx.Constraints.Max = in.Size()
	ui.LayoutEditor(gtx, p, ed)
	if err := d.draft.err; err != nil && d.draft.words != "" {
		d.underline(err)
	}
}

// underline draws a line below the error, or after the text if that ends too early.
func (d *dialog) underline(err *formula.Error) {
	p, ed, written := d.f.Painter, &d.field.editor, d.draft.text
	start, end := runeOf(written, err.Start), runeOf(written, err.End)
	thick := max(p.Dp(2), 1)
	ink := p.Style.Theme.Danger
	if !d.wrong() {
		ink = p.Style.Theme.FgMuted
	}
	if start == end {
		if start == 0 {
			return
		}
		for _, r := range ed.Regions(start-1, start, nil) {
			x := r.Bounds.Max.X
			p.Fill(image.Rect(x, r.Bounds.Max.Y-thick, x+p.Dp(8), r.Bounds.Max.Y), ink)
		}
		return
	}
	for _, r := range ed.Regions(start, end, nil) {
		p.Fill(image.Rect(r.Bounds.Min.X, r.Bounds.Max.Y-thick, r.Bounds.Max.X, r.Bounds.Max.Y), ink)
	}
}

// paintWords draws the description of the error or of the result.
func (d *dialog) paintWords(at image.Rectangle) {
	p, words := d.f.Painter, d.draft.words
	ink := p.Style.Theme.FgMuted
	switch {
	case d.draft.err == nil && d.draft.problem != "" && d.draft.name != "":
		words, ink = d.draft.problem, p.Style.Theme.Danger
	case d.wrong():
		ink = p.Style.Theme.Danger
	}
	if words != "" && !at.Empty() {
		d.wrapped(at, words, ink)
	}
}

// wrapped draws a text of several lines.
func (d *dialog) wrapped(at image.Rectangle, words string, ink color.NRGBA) {
	p := d.f.Painter
	defer draw.Clip(p.Ops, at).Pop()
	if p.Describes {
		draw.NodeLabel(p.Ops, words)
	}
	defer draw.Offset(p.Ops, at.Min).Pop()
	gtx := p.Gtx
	gtx.Constraints.Min, gtx.Constraints.Max = image.Pt(at.Dx(), 0), at.Size()
	label := widget.Label{MaxLines: wordLines, Alignment: text.Start}
	if p.Style.RTL != (gtx.Locale.Direction == system.RTL) {
		label.Alignment = text.End
	}
	label.Layout(gtx, p.Style.Shaper, p.Style.Face.Font, p.TextSize(gtx), words, p.Material(ink))
}

// formatName returns the name of a format.
func (f *Feature) formatName(format string) string {
	if format == "" {
		return f.words.texts.Automatic
	}
	return format
}

func (d *dialog) paintFormats(plan *plan) {
	formats := formatsOf(d.draft.typ)
	if formats == nil {
		return
	}
	d.label(plan.formatLabel, d.f.words.texts.Format)
	for i, format := range formats {
		name := d.f.formatName(format)
		d.f.Buttons.Draw(&d.formats[i], ui.ButtonFace{
			At: plan.formats[i], Label: d.f.words.texts.Format + ": " + name, Text: name, Framed: true, On: d.format == format, Fill: d.f.Painter.Style.Theme.MenuBg,
		})
	}
}

func (d *dialog) paintPreview(plan *plan) {
	if len(d.draft.preview) == 0 {
		return
	}
	p := d.f.Painter
	d.label(plan.previewLabel, d.f.words.texts.Preview)
	for i, line := range d.draft.preview {
		p.Text(line, plan.preview[i], option.AlignStart, p.Style.Theme.MenuFg)
		p.Node(plan.preview[i], line, "")
	}
}

func (d *dialog) paintFoot(plan *plan) {
	f, t := d.f, &d.f.words.texts
	fill := f.Painter.Style.Theme.MenuBg
	f.Buttons.Draw(&d.remove, ui.ButtonFace{At: plan.remove, Label: t.Delete, Text: t.Remove, Fill: fill})
	f.Buttons.Draw(&d.save, ui.ButtonFace{At: plan.save, Label: t.Save, Text: t.Save, Framed: true, Primary: true, Off: !d.draft.ready(), Fill: fill})
	f.Buttons.Draw(&d.cancel, ui.ButtonFace{At: plan.cancel, Label: t.Cancel, Text: t.Cancel, Framed: true, Fill: fill})
}
