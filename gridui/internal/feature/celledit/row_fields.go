// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package celledit

import (
	"image"

	"gioui.org/io/semantic"

	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/rowmodel"
	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// rowField is a field of the edited row on the screen, other than the open one.
type rowField struct {
	at   viewport.Address
	kind column.EditorKind
	// cell is the cell in pixels of the sheet, shown the part of it that shows, button the check box or the button
	// that opens the list or calendar.
	cell, shown, button image.Rectangle
	says                fieldPhrase
}

// fieldPhrase holds the texts of a field for assistive technology: its text, and its name with the reason of a refusal.
type fieldPhrase struct {
	text, name string
	of         fieldPhraseOf
}

// fieldPhraseOf holds the inputs of a phrase.
type fieldPhraseOf struct {
	made       bool
	at         viewport.Address
	rows, cols uint32
	draft      string
	wrong      string
}

// paint draws the fields other than the open one. A field that the user has not changed is a frame around its cell,
// which goes on to show its value.
func (r *rowEdit) paint() {
	row, ok := r.row()
	said := r.fields
	r.fields = r.fields[:0]
	if !ok {
		return
	}
	sheet := &r.f.Viewport.Sheet
	for pane := range sheet.Cols {
		for _, col := range sheet.Cols[pane] {
			row.Col = col.Index
			if r.f.Columns.Leaves[row.Col].ID != r.f.cell.columnID && r.isField(row) {
				r.add(row, said)
			}
		}
	}
	for i := range r.fields {
		r.paintField(&r.fields[i])
	}
}

// add adds the field of a cell. said holds the fields of the last frame, whose phrases are kept.
func (r *rowEdit) add(at viewport.Address, said []rowField) {
	cell, within := r.f.cell.rectOf(at)
	shown := cell.Intersect(within)
	if shown.Empty() {
		return
	}
	field := rowField{at: at, kind: r.f.Columns.Def(at.Col).EditorKind(), cell: cell, shown: shown}
	if i := len(r.fields); i < len(said) {
		field.says = said[i].says
	}
	r.fields = append(r.fields, field)
}

// paintField draws a field. The cells of a new row do not paint themselves.
func (r *rowEdit) paintField(field *rowField) {
	p := r.f.Painter
	c := draw.Clip(p.Ops, field.shown)
	id := r.f.Columns.Leaves[field.at.Col].ID
	i, ink, width := r.drafted(id), p.Style.Theme.FieldBorder, p.Style.Line
	covers := i >= 0 || r.fresh
	if covers {
		p.Fill(field.cell, p.Style.Theme.Bg)
	}
	switch {
	case field.kind != column.EditorTruth:
		r.paintText(field, i)
	case covers:
		field.button = field.cell
		r.paintBox(field, r.phrase(field, i).text == "true")
	default:
		field.button = field.cell
	}
	if r.wrong[id] != "" {
		ink, width = p.Style.Theme.Danger, 2*width
	}
	p.Frame(field.cell, width, ink)
	if i >= 0 {
		r.mark(field.cell)
	}
	c.Pop()
	r.describe(field, i)
}

// paintBox draws the check box of a changed boolean.
func (r *rowEdit) paintBox(field *rowField, on bool) {
	var s draw.BoxState
	if on {
		s.Share = rowmodel.Every
	}
	r.f.Painter.CheckBox(field.cell, s)
}

// paintText draws the text of a changed field, and the button of a list or calendar.
func (r *rowEdit) paintText(field *rowField, draft int) {
	p, pc := r.f.Painter, &r.f.picture
	at := field.at
	line := pc.firstLine(field.cell, at)
	txt := pc.inner(line, at)
	if field.kind == column.EditorChoice || field.kind == column.EditorTime {
		txt, field.button = buttonAt(pc, line, txt)
		p.Fill(field.button, p.Style.Theme.Bg)
		p.Icon(p.Style.Icons.Collapse, field.button, p.Style.Theme.FgMuted)
	}
	if (draft >= 0 || r.fresh) && txt.Dx() > 0 {
		p.Text(r.phrase(field, draft).text, txt, r.f.Columns.Leaves[field.at.Col].Align, p.Style.Theme.Fg)
	}
}

// buttonAt divides a line between its text and the button at its end.
func buttonAt(pc *picture, line, txt image.Rectangle) (rest, button image.Rectangle) {
	button = line
	if pc.Painter.Style.RTL {
		button.Max.X = line.Min.X + pc.buttonWidth(line)
		txt.Min.X = max(txt.Min.X, button.Max.X)
	} else {
		button.Min.X = line.Max.X - pc.buttonWidth(line)
		txt.Max.X = min(txt.Max.X, button.Min.X)
	}
	return txt, button
}

// mark draws the mark of a changed field: a triangle in its upper corner, at the reading end.
func (r *rowEdit) mark(cell image.Rectangle) {
	p := r.f.Painter
	size := min(p.Style.Scaled(7), cell.Dy())
	corner, legs := image.Pt(cell.Max.X, cell.Min.Y), image.Pt(-size, size)
	if p.Style.RTL {
		corner.X, legs.X = cell.Min.X, size
	}
	ink := p.Style.Theme.EditedBar
	if p.Style.ForcedColors {
		ink = p.Style.Theme.Fg
	}
	p.Triangle(corner, legs, ink)
}

// describe describes a field to assistive technology.
func (r *rowEdit) describe(field *rowField, draft int) {
	p := r.f.Painter
	if !p.Describes {
		return
	}
	defer draw.Clip(p.Ops, field.shown).Pop()
	says := r.phrase(field, draft)
	if field.kind == column.EditorTruth {
		draw.NodeClass(p.Ops, semantic.CheckBox)
		draw.NodeSelected(p.Ops, says.text == "true")
		draw.NodeLabel(p.Ops, says.name)
		return
	}
	draw.NodeClass(p.Ops, semantic.Editor)
	draw.NodeLabel(p.Ops, says.text)
	draw.NodeAbout(p.Ops, says.name)
}

// phrase returns what assistive technology reads of a field. It is made when its inputs change.
func (r *rowEdit) phrase(field *rowField, draft int) *fieldPhrase {
	f, says := r.f, &field.says
	of := fieldPhraseOf{made: true, at: field.at, rows: f.Dataset.RowsRev, cols: f.Columns.Rev, wrong: r.wrong[f.Columns.Leaves[field.at.Col].ID]}
	if draft >= 0 {
		of.draft = r.draft[draft].Text
	}
	if says.of != of {
		*says = fieldPhrase{text: of.draft, of: of}
		if draft < 0 {
			says.text = f.Cells.value(field.at).text
		}
		says.name = f.Phrases.Editor(field.at, of.wrong)
	}
	return says
}
