// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package filterbar

import (
	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/filter"
	"github.com/giogrid/giogrid/gridui/internal/filtertree"
	"github.com/giogrid/giogrid/gridui/locale"
)

// moveKind is a way to move a part, in the order of the list.
type moveKind int

const (
	moveUp moveKind = iota
	moveDown
	moveNest
	moveUnnest

	moveCount = iota
)

// name returns the text of the list entry.
func (m moveKind) name(t *locale.Filters) string {
	return [moveCount]string{t.MoveUp, t.MoveDown, t.Nest, t.Unnest}[m]
}

// move moves the part of a line.
func (b *builder) move(gtx layout.Context, line int, how moveKind) {
	b.flush()
	do := [moveCount]func(*filter.Expr, filtertree.Path) (filtertree.Path, bool){
		filtertree.MoveUp, filtertree.MoveDown, filtertree.Nest, filtertree.Unnest,
	}[how]
	at, ok := do(&b.root, b.lines[line].Path)
	if !ok {
		b.focus(gtx, at)
		return
	}
	b.restructured(gtx, at)
}

// add adds a condition, or a group with one, to the group of a line.
func (b *builder) add(gtx layout.Context, line int, group bool) {
	b.flush()
	part, ok := b.newCondition()
	if !ok {
		return
	}
	if group {
		part = filter.Expr{Parts: []filter.Expr{part}, Any: !b.lines[line].Part.Any}
	}
	at, ok := filtertree.Add(&b.root, b.lines[line].Path, part)
	if !ok {
		return
	}
	if group {
		at = at.Child(0)
	}
	b.restructured(gtx, at)
}

// remove removes the part of a line.
func (b *builder) remove(gtx layout.Context, line int) {
	b.flush()
	b.restructured(gtx, filtertree.Remove(&b.root, b.lines[line].Path))
}

// headKey reads a key of the head of a line.
func (b *builder) headKey(gtx layout.Context, line int) (key.Event, bool) {
	tag := &b.rows[line].head.Clickable
	if !gtx.Focused(tag) {
		return key.Event{}, false
	}
	ev, ok := gtx.Event(
		key.Filter{Focus: tag, Name: key.NameUpArrow, Optional: key.ModAlt}, key.Filter{Focus: tag, Name: key.NameDownArrow, Optional: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameLeftArrow, Required: key.ModAlt}, key.Filter{Focus: tag, Name: key.NameRightArrow, Required: key.ModAlt},
		key.Filter{Focus: tag, Name: key.NameDeleteForward}, key.Filter{Focus: tag, Name: key.NameDeleteBackward},
	)
	ke, _ := ev.(key.Event)
	return ke, ok
}

// pressed handles a key of a line: arrows move between lines, and with Alt move the part.
func (b *builder) pressed(gtx layout.Context, line int, ev key.Event) {
	alt := ev.Modifiers.Contain(key.ModAlt)
	in, out := moveNest, moveUnnest
	if b.Painter.Style.RTL {
		in, out = out, in
	}
	switch ev.Name {
	case key.NameUpArrow:
		if alt {
			b.move(gtx, line, moveUp)
			return
		}
		b.focus(gtx, b.lines[max(line-1, 0)].Path)
	case key.NameDownArrow:
		if alt {
			b.move(gtx, line, moveDown)
			return
		}
		b.focus(gtx, b.lines[min(line+1, len(b.lines)-1)].Path)
	case key.NameRightArrow:
		b.move(gtx, line, in)
	case key.NameLeftArrow:
		b.move(gtx, line, out)
	default:
		b.remove(gtx, line)
	}
}
