// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package structure

import (
	"cmp"
	"strings"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/example/internal/sqlview/catalog"
)

// section is a part of the description of a table.
type section uint8

const (
	columns section = iota
	keys
	indexes
	refersTo
	referredBy
)

var sections = [...]look.Text{
	columns:    {En: "Columns", Ko: "열"},
	keys:       {En: "Keys", Ko: "키"},
	indexes:    {En: "Indexes", Ko: "인덱스"},
	refersTo:   {En: "Foreign keys", Ko: "외래 키"},
	referredBy: {En: "Referred to by", Ko: "참조하는 테이블"},
}

// entry is a line of the page.
type entry struct {
	section section
	// id is unique on the page.
	id string
	// name, kind and more are the cells. Names from the database are the same in all languages.
	name, kind string
	more       look.Text
}

// entries returns the lines that describe a table.
func entries(t *catalog.Table) (out []entry) {
	for _, c := range t.Columns {
		out = append(out, entry{section: columns, id: "column " + c.Name, name: c.Name, kind: c.Type, more: traits(c)})
	}
	if len(t.Key) > 0 {
		out = append(out, entry{section: keys, id: "key", name: list(t.Identity()), more: look.Text{En: "tells rows apart", Ko: "행을 구별함"}})
	}
	for _, i := range t.UniqueKeys() {
		out = append(out, entry{section: keys, id: "unique " + i.Name, name: list(i.Columns), more: look.Text{En: "unique", Ko: "고유"}})
	}
	for _, i := range t.Indexes {
		out = append(out, entry{section: indexes, id: "index " + i.Name, name: cmp.Or(i.Name, "–"), kind: indexed(i), more: indexTraits(i)})
	}
	out = append(out, references(refersTo, t.Out)...)
	return append(out, references(referredBy, t.In)...)
}

// references returns the lines of foreign keys.
func references(s section, of []*catalog.ForeignKey) (out []entry) {
	for _, k := range of {
		name, other := list(k.Columns), k.To.String()+" ("+list(k.Referenced)+")"
		if s == referredBy {
			name, other = k.From.String()+" ("+list(k.Columns)+")", list(k.Referenced)
		}
		id := sections[s].En + " " + k.From.String() + " " + k.Name + " " + list(k.Columns)
		out = append(out, entry{section: s, id: id, name: name, kind: "→ " + other})
	}
	return out
}

func list(names []string) string { return strings.Join(names, ", ") }

func traits(c catalog.Column) (t look.Text) {
	if c.NotNull {
		t = join(t, look.Text{En: "not null", Ko: "NULL 불가"})
	}
	if c.Generated {
		t = join(t, look.Text{En: "generated", Ko: "계산된 값"})
	}
	if c.Default != nil {
		t = join(t, look.Text{En: "default " + *c.Default, Ko: "기본값 " + *c.Default})
	}
	return t
}

func indexed(i catalog.Index) string {
	if len(i.Columns) == 0 {
		return "(…)"
	}
	return list(i.Columns)
}

func indexTraits(i catalog.Index) (t look.Text) {
	switch {
	case i.Primary:
		t = look.Text{En: "primary key", Ko: "기본 키"}
	case i.Unique:
		t = look.Text{En: "unique", Ko: "고유"}
	}
	if i.Partial {
		t = join(t, look.Text{En: "partial", Ko: "일부 행"})
	}
	return t
}

// join returns two texts with a comma between them, or b if a is empty.
func join(a, b look.Text) look.Text {
	if a.En == "" {
		return b
	}
	return look.Text{En: a.En + ", " + b.En, Ko: a.Ko + ", " + b.Ko}
}
