// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package valueview

import (
	"image"
	"image/color"

	"gioui.org/font"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/valuedoc"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// bar draws the lines above the rows: the name of the column, buttons, size and encoding of the value, and the field of
// the search.
type bar struct {
	*Sources
	feature *Feature

	exit, text, json, bytes, wrap, find, copy, edit, fault ui.Button
	// about and wrong are texts of the inputs known.
	about, wrong                         string
	aboutLines, wrongLines, refusedLines ui.Wrapped
	known                                barKey
	// room is the part of the panel below the lines drawn so far.
	room image.Rectangle
}

// barKey holds the inputs of the texts of a bar.
type barKey struct {
	rev, style uint32
	mode       option.ValueMode
	shown      string
	fault      *valuedoc.Fault
	state      state
}

// buttons returns the buttons of the panel.
func (b *bar) buttons() [14]*ui.Button {
	f := b.feature
	return [...]*ui.Button{
		&b.exit, &b.text, &b.json, &b.bytes, &b.wrap, &b.find, &b.copy, &b.edit, &b.fault,
		&f.finder.prev, &f.finder.next, &f.finder.exit, &f.edit.apply, &f.edit.cancel,
	}
}

// update reads a click on a button, and reports whether there was one.
func (b *bar) update(gtx layout.Context) bool {
	f := b.feature
	has := f.subject.state == loaded && !f.edit.on
	switch {
	case b.exit.ClickedIf(gtx, true):
		if f.edit.commit() {
			f.close(gtx)
		}
	case b.text.ClickedIf(gtx, has):
		f.choose(option.ValueText)
	case b.json.ClickedIf(gtx, has):
		f.choose(option.ValueJSON)
	case b.bytes.ClickedIf(gtx, has):
		f.choose(option.ValueBytes)
	case b.wrap.ClickedIf(gtx, has && f.content.mode != option.ValueBytes):
		f.Settings.WrapDisabled = !f.Settings.WrapDisabled
	case b.find.ClickedIf(gtx, has):
		f.finder.open(gtx)
	case b.copy.ClickedIf(gtx, has && f.canCopy()):
		f.copy(gtx)
	case b.edit.ClickedIf(gtx, f.canEdit()):
		f.edit.begin(gtx)
	case b.fault.ClickedIf(gtx, f.content.fault() != nil):
		f.showFault(gtx)
	default:
		return false
	}
	return true
}

// canEdit reports whether the value can be edited now. It may be missing or empty.
func (f *Feature) canEdit() bool { return f.subject.editable && !f.edit.on }

// showFault scrolls to the error of JSON, and selects the character there.
func (f *Feature) showFault(gtx layout.Context) {
	fault := f.content.fault()
	at := min(fault.At, max(len(f.content.source())-1, 0))
	if row, ok := f.content.text.Find(at); ok {
		s := &f.sheet
		s.wanted = row
		r := f.content.row(row)
		from := min(at-r.From, len(r.Text))
		s.selected = selection{spot{row, from}, spot{row, characterEnd(r.Text, from)}}
	}
	ui.TakeKeyboard(gtx, &f.sheet.tag)
}

// sync updates the texts.
func (b *bar) sync() {
	s, c := &b.feature.subject, &b.feature.content
	k := barKey{s.rev, b.Painter.StyleRev, c.mode, s.shown, c.fault(), s.state}
	if k == b.known {
		return
	}
	b.known = k
	t := &b.Painter.Style.Texts.Value
	b.about, b.wrong = "", ""
	if s.state == loaded {
		b.about = aboutText(s, c, t.Size)
		if s.shown != "" {
			b.about += "  ·  " + t.Shown(s.shown)
		}
	}
	if f := k.fault; f != nil {
		b.wrong = t.Fault(f.Line, f.Column, t.Expected(int(f.Expected)))
	}
}

// aboutText returns the size of a value, and what is known of bytes.
func aboutText(s *subject, c *content, size func(bytes int) string) string {
	about := size(len(s.source))
	if name := c.encoding.String(); name != "" {
		about += "  ·  " + name
	}
	if c.media != "" {
		about += "  ·  " + c.media
	}
	return about
}

// paint draws the lines in a panel, and returns the rest of it.
func (b *bar) paint(r image.Rectangle) image.Rectangle {
	b.sync()
	p, f := b.Painter, b.feature
	b.room = r
	if !f.card && f.room.Place == 0 { // the border is at the side
		if p.Style.RTL {
			b.room.Max.X -= p.Style.Line
		} else {
			b.room.Min.X += p.Style.Line
		}
	}
	b.paintTitle()
	if f.edit.on {
		b.paintEditing()
	} else {
		b.paintTools()
	}
	if b.about != "" {
		b.paintText(&b.aboutLines, b.about, p.Style.Theme.FgMuted)
	}
	if b.wrong != "" && !f.edit.on {
		b.paintFault()
	}
	if f.edit.wrong != "" {
		b.paintText(&b.refusedLines, f.edit.wrong, p.Style.Theme.Danger)
	}
	if f.finder.on && !f.edit.on {
		b.paintFinder()
	}
	line := b.take(p.Style.Line)
	p.Fill(line, p.Style.Theme.Border)
	return b.room
}

// take cuts a line of a height in pixels off the room.
func (b *bar) take(height int) image.Rectangle {
	r := b.room
	r.Max.Y = min(r.Min.Y+height, r.Max.Y)
	b.room.Min.Y = r.Max.Y
	return r
}

// turn mirrors a rectangle in right-to-left sheets.
func (b *bar) turn(r image.Rectangle) image.Rectangle {
	if b.Painter.Style.RTL {
		return layoutx.Mirror(r, b.room)
	}
	return r
}

// paintTitle draws the name of the column, and the button that closes the panel.
func (b *bar) paintTitle() {
	p, tips := b.Painter, &b.feature.tips
	side, gap := tips.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	r := b.take(side + 2*gap)
	p.Fill(r, p.Style.Theme.FooterBg)
	end := r.Max.X - gap - side
	tips.Draw(&b.exit, ui.ButtonFace{
		At: b.turn(image.Rect(end, r.Min.Y+gap, end+side, r.Min.Y+gap+side)), Label: p.Style.Texts.Value.Close, Icon: p.Style.Icons.Close, Fill: p.Style.Theme.FooterBg,
	})
	title := b.feature.subject.header
	if title == "" {
		title = p.Style.Texts.Value.Panel
	}
	at := b.turn(image.Rect(r.Min.X+p.Dp(ui.ButtonPad), r.Min.Y, end-gap, r.Max.Y))
	if at.Empty() {
		return
	}
	face := p.Style.Face
	face.Font.Weight = font.SemiBold
	p.TextIn(face, title, at, option.AlignStart, p.Style.Theme.Fg)
	p.Node(at, title, "")
}

// tool is a button in a line of tools.
type tool struct {
	button *ui.Button
	face   ui.ButtonFace
}

// paintTools draws the buttons that choose a view of the value, search, copy and edit.
func (b *bar) paintTools() {
	p, f := b.Painter, b.feature
	t, has := &p.Style.Texts.Value, f.subject.state == loaded
	mode := f.content.pressed()
	tools := [...]tool{
		{&b.text, ui.ButtonFace{Text: t.Text, On: has && mode == option.ValueText, Off: !has}},
		{&b.json, ui.ButtonFace{Text: "JSON", On: has && mode == option.ValueJSON, Off: !has}},
		{&b.bytes, ui.ButtonFace{Text: t.Bytes, On: has && mode == option.ValueBytes, Off: !has}},
		{&b.wrap, ui.ButtonFace{Text: t.Wrap, On: has && !f.Settings.WrapDisabled, Off: !has || f.content.mode == option.ValueBytes}},
		{&b.find, ui.ButtonFace{Label: t.Find, Icon: p.Style.Icons.Find, Off: !has}},
		{&b.copy, ui.ButtonFace{Text: t.Copy, Off: !f.canCopy()}},
		{&b.edit, ui.ButtonFace{Text: t.Edit, Off: !f.canEdit()}},
	}
	if !f.subject.editable {
		b.flow(tools[:len(tools)-1])
	} else {
		b.flow(tools[:])
	}
}

// paintEditing draws the buttons that end editing.
func (b *bar) paintEditing() {
	t, e := &b.Painter.Style.Texts.Value, &b.feature.edit
	tools := [...]tool{
		{&e.apply, ui.ButtonFace{Text: t.Apply, Primary: true}},
		{&e.cancel, ui.ButtonFace{Text: t.Cancel}},
	}
	b.flow(tools[:])
}

// flow draws buttons from the start, on as many lines as they need.
func (b *bar) flow(tools []tool) {
	p, tips := b.Painter, &b.feature.tips
	side, gap := tips.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	line := b.take(side + gap)
	p.Fill(line, p.Style.Theme.FooterBg)
	x := line.Min.X + gap
	for i := range tools {
		width := side
		if tools[i].face.Text != "" {
			width = tips.Width(p.Gtx, &p.Style, tools[i].face.Text, false)
			tools[i].face.Label = tools[i].face.Text
		}
		if x+width > line.Max.X-gap && x > line.Min.X+gap {
			line = b.take(side + gap)
			p.Fill(line, p.Style.Theme.FooterBg)
			x = line.Min.X + gap
		}
		face := tools[i].face
		face.At, face.Fill = b.turn(image.Rect(x, line.Min.Y, x+width, line.Min.Y+side)), p.Style.Theme.FooterBg
		tips.Draw(tools[i].button, face)
		x += width + gap
	}
}

// paintText draws a text on separate lines.
func (b *bar) paintText(w *ui.Wrapped, text string, ink color.NRGBA) {
	p := b.Painter
	pad := p.Dp(ui.ButtonPad)
	w.Set(p, text, p.Style.Face, ink, b.room.Dx()-2*pad)
	r := b.take(w.Height(p) + p.Dp(ui.ButtonGap))
	p.Fill(r, p.Style.Theme.FooterBg)
	w.Paint(p, image.Rect(r.Min.X+pad, r.Min.Y, r.Max.X-pad, r.Max.Y))
	p.Node(r, text, "")
}

// paintFault draws the error of JSON, with a button that scrolls to it.
func (b *bar) paintFault() {
	p := b.Painter
	b.paintText(&b.wrongLines, b.wrong, p.Style.Theme.Danger)
	tools := [...]tool{{&b.fault, ui.ButtonFace{Text: p.Style.Texts.Value.GoToFault}}}
	b.flow(tools[:])
}

// paintFinder draws the field of the search, its buttons and the number of hits.
func (b *bar) paintFinder() {
	p, f, tips := b.Painter, &b.feature.finder, &b.feature.tips
	side, gap := tips.Side(p.Gtx, &p.Style), p.Dp(ui.ButtonGap)
	r := b.take(side + gap)
	p.Fill(r, p.Style.Theme.FooterBg)
	t, some := &p.Style.Texts, f.search != nil && len(f.search.Hits) > 0
	end := r.Max.X - gap
	button := func(of *ui.Button, face ui.ButtonFace) {
		end -= side
		face.At, face.Fill = b.turn(image.Rect(end, r.Min.Y, end+side, r.Min.Y+side)), p.Style.Theme.FooterBg
		tips.Draw(of, face)
	}
	prev, next := p.Style.Icons.Prev, p.Style.Icons.Next
	if p.Style.RTL {
		prev, next = next, prev
	}
	button(&f.exit, ui.ButtonFace{Label: t.Find.Close, Icon: p.Style.Icons.Close})
	button(&f.next, ui.ButtonFace{Label: t.Value.NextHit, Icon: next, Off: !some})
	button(&f.prev, ui.ButtonFace{Label: t.Value.PreviousHit, Icon: prev, Off: !some})
	count := f.text()
	width := 0
	if count != "" {
		width = min(p.Cache.RunString(p.Style.Face, count).Width+2*gap, (end-r.Min.X)/2)
		at := b.turn(image.Rect(end-width, r.Min.Y, end, r.Min.Y+side))
		p.Text(count, at, option.AlignCenter, p.Style.Theme.FgMuted)
		p.Node(at, count, "")
	}
	field := b.turn(image.Rect(r.Min.X+gap, r.Min.Y, end-width-gap, r.Min.Y+side))
	ui.EditorBox{Hint: t.Value.Find, Wrong: f.editor.Len() > 0 && !some && f.search != nil && f.search.Done()}.Layout(p, field, &f.editor)
}
