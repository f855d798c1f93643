// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package series

import (
	"slices"
	"strings"

	"github.com/giogrid/giogrid/gridui/internal/interval"
)

// list steps through texts cyclically.
type list struct {
	texts []string
	base  int64 // the index of the nearest text
	step  int64 // from 0 to below the length
	style style
}

func (l *list) text(distance int64) string {
	length := int64(len(l.texts))
	index := interval.FloorMod(l.base+distance%length*l.step, length)
	return l.texts[index]
}

func (l *list) at(distance int64) Value {
	if l.style == asListed {
		return Text(l.text(distance))
	}
	return Text(string(l.appendText(nil, distance)))
}

func (l *list) appendText(dst []byte, distance int64) []byte {
	return l.style.append(dst, l.text(distance))
}

// findList finds the first list that contains all texts, with equal steps around the cycle. A single text
// steps by 1.
func findList(values []Value, o *Options) *list {
	for _, texts := range o.Lists {
		if l := inList(texts, values, o); l != nil {
			return l
		}
	}
	for _, texts := range builtin {
		if l := inList(texts, values, o); l != nil {
			return l
		}
	}
	return nil
}

// inList returns nil if the texts do not step through the list. It searches only for the first two, which
// determine the places of the others.
func inList(texts []string, values []Value, o *Options) *list {
	first, step := indexFold(texts, values[0].Text), 1
	if first < 0 {
		return nil
	}
	if len(values) > 1 {
		second := indexFold(texts, values[1].Text)
		if second < 0 {
			return nil
		}
		step = (second - first + len(texts)) % len(texts)
	}
	from := &list{texts: texts, base: int64(first), step: int64(step)}
	for i := range values {
		if !strings.EqualFold(from.text(int64(i)), values[i].Text) {
			return nil
		}
	}
	from.style = styleOf(from, values)
	return from.fill(len(values), o)
}

// fill returns the list continued from the nearest of n texts.
func (l *list) fill(n int, o *Options) *list {
	if o.Backward {
		n = 1
	}
	length := int64(len(l.texts))
	l.base = interval.FloorMod(l.base+int64(n-1)%length*l.step, length)
	l.step = interval.FloorMod(o.toward(l.step), length)
	return l
}

// indexFold returns the index of a text in a list, ignoring case, -1 if it is not there.
func indexFold(texts []string, text string) int {
	return slices.IndexFunc(texts, func(t string) bool { return strings.EqualFold(t, text) })
}
