// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"image"

	"gioui.org/io/event"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filtertree"
	"github.com/giogrid/giogrid/gridui/internal/ui"
)

// builder is the popup in which users compose a filter over several columns. Every change takes effect
// immediately; conditions without an operand have no effect yet.
type builder struct {
	*Sources
	open bool
	// requested opens it in the next frame, at the term with that number; below 0: at the root.
	requested bool
	term      int

	// root is the expression shown, a group. made is its last applied form, and seen the grid's expression
	// from which it was made: they differ while a proposed change waits for the program.
	root       filter.Expr
	made, seen filter.Expr
	lines      []filtertree.Line
	// rows holds the widgets of the lines, pooled.
	rows []*row
	// first is the first visible line, fit the number of visible lines.
	first, fit int

	picker picker
	foot   foot
	// outside is the tag of the area that the popup covers, inside that of its background.
	outside, inside int
	// card is the place of the popup and list the place of its lines, in pixels of the grid. width is the
	// popup's width, and narrow reports that a condition does not fit one line.
	card, list, textAt image.Rectangle
	width              int
	narrow             bool
	// typed is the wait until typed text takes effect, see Filtering.Delay.
	typed typing
	text  textField
}

// row holds the widgets of a line of the builder.
type row struct {
	// not negates the part. head is the column of a condition, or the way in which a group joins its parts.
	not, head, op, values, more, remove ui.Button
	// condition and group add a part to a group.
	condition, group ui.Button
	a, b             ui.Operand
}

func (b *builder) wire(s *Sources) {
	b.Sources, b.term = s, -1
	b.picker.builder, b.text.builder = b, b
}

// requestTerm opens the builder in the next frame, at a term of the expression.
func (b *builder) requestTerm(n int) { b.requested, b.term = true, n }

// toggle opens the builder at a path, or closes it.
func (b *builder) toggle(gtx layout.Context, at filtertree.Path) {
	if b.open {
		b.close(gtx)
		return
	}
	b.begin(gtx, at)
}

// begin opens the builder at a path.
func (b *builder) begin(gtx layout.Context, at filtertree.Path) {
	b.open, b.first, b.typed = true, 0, typing{}
	b.picker.close()
	b.show(b.Filtering.Expression)
	b.focus(gtx, at)
}

// beginRequested opens the builder if requested.
func (b *builder) beginRequested(gtx layout.Context) {
	if !b.requested || !b.Painter.Styled() {
		return
	}
	term := b.term
	b.requested, b.term = false, -1
	if b.open || !b.Filtering.Enabled {
		return
	}
	b.begin(gtx, termPath(b.Filtering.Expression, term))
}

// termPath returns the path of a term of the expression in the builder.
func termPath(e filter.Expr, term int) filtertree.Path {
	root := filtertree.Rooted(e)
	for i := range root.Parts {
		if root.Parts[i].Active() {
			if term--; term == -1 {
				return filtertree.Path{i}
			}
		}
	}
	return nil
}

// close closes the builder. The keyboard focus returns to the cells.
func (b *builder) close(gtx layout.Context) {
	b.flush()
	b.open = false
	ui.TakeKeyboard(gtx, b.Keyboard)
}

// sync shows an expression that was changed elsewhere. It shows a proposed change until the program has set
// another expression.
func (b *builder) sync() {
	if now := b.Filtering.Expression; !b.seen.Equal(now) {
		b.seen = now.Clone()
		if !b.made.Equal(now) {
			b.show(now)
		}
	}
}

// show fills the builder with an expression.
func (b *builder) show(e filter.Expr) {
	b.made, b.seen = e.Clone(), e.Clone()
	b.root = filtertree.Rooted(e)
	b.relist()
}

// relist updates the lines and the texts of their fields from the expression.
func (b *builder) relist() {
	b.lines = filtertree.AppendLines(b.lines[:0], &b.root)
	for len(b.rows) < len(b.lines) {
		b.rows = append(b.rows, new(row))
	}
	for i, line := range b.lines {
		if !line.Part.Group() {
			b.rows[i].show(b.Sources, line.Part)
		}
	}
	b.first = min(max(b.first, 0), max(len(b.lines)-b.fit, 0))
}

// show shows the operands of a condition in the fields of a row.
func (r *row) show(s *Sources, part *filter.Expr) {
	r.a.Show(part.Is.A, s.operand(part, part.Is.A))
	r.b.Show(part.Is.B, s.operand(part, part.Is.B))
}

// apply sets the grid's filter to the edited expression.
func (b *builder) apply() {
	made := b.root.Clone()
	if len(b.root.Parts) == 0 {
		made = filter.Expr{}
	}
	b.set(made)
}

// set sets the grid's filter to an expression.
func (b *builder) set(made filter.Expr) {
	b.typed, b.made = typing{}, made
	b.setExpression(b.made)
	b.seen = b.Filtering.Expression.Clone()
}

// restructured applies a change of the parts, and moves the keyboard focus to the part at a path.
func (b *builder) restructured(gtx layout.Context, at filtertree.Path) {
	b.relist()
	b.apply()
	b.focus(gtx, at)
}

// focus moves the keyboard focus to the part at a path, and scrolls to it.
func (b *builder) focus(gtx layout.Context, at filtertree.Path) {
	i := filtertree.LineOf(b.lines, at)
	b.scrollTo(i)
	ui.TakeKeyboard(gtx, &b.rows[i].head.Clickable)
}

// scrollTo scrolls as little as needed to show a line.
func (b *builder) scrollTo(line int) {
	fit := max(b.fit, 1)
	b.first = max(min(max(b.first, line-fit+1), line), 0)
}

// appendControls appends the buttons and lists of the builder.
func (b *builder) appendControls(dst []event.Tag) []event.Tag {
	if !b.open {
		return dst
	}
	dst = b.foot.appendControls(append(dst, &b.picker.list.Tag))
	for i := range b.lines {
		r := b.rows[i]
		for _, button := range r.buttons() {
			dst = append(dst, &button.Clickable)
		}
		dst = append(dst, &r.a.Dates.Clickable, &r.b.Dates.Clickable)
	}
	return dst
}

// buttons returns all buttons of a row.
func (r *row) buttons() [8]*ui.Button {
	return [8]*ui.Button{&r.not, &r.head, &r.op, &r.values, &r.more, &r.remove, &r.condition, &r.group}
}
