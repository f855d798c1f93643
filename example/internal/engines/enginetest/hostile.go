// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// hostile lists names and texts that try to break out of their quotes.
var hostile = []string{
	`"`, "`", `'`, `''`, `\`, `\'`, `\"`, "\\`", `";--`, `'; DROP TABLE things; --`, `a"b`, "a``b", `x' OR '1'='1`, "$1", "?", ":a", "@a", "%", "_", "|", "||%",
	`100%`, "/*", "*/", "#", "--", "\n", "\t", "한글", "ㄱ", "😀", "e\u0301", "\u202e", "NULL", "null", "1e309", "[a]", "{}", strings.Repeat("x", 199),
}

// checkHostile writes and finds hostile texts, and uses them as names of tables and columns.
func checkHostile(t *testing.T, e Engine) {
	db := e.Open()
	rows := []record{}
	texts := hostile
	if e.ByteTexts {
		texts = append(texts[:len(texts):len(texts)], "a\x00b", "\xff\xfe")
	}
	for i, text := range texts {
		rows = append(rows, record{"id": value.Int(int64(i + 1)), "name": value.Text(text)})
	}
	s := e.create(t, db, e.table("things"), rows)
	for i, r := range readAll(t, s, rowsource.Query{}) {
		if r.Value("name") != rows[i]["name"] {
			t.Fatalf("%#v came back as %#v", rows[i]["name"], r.Value("name"))
		}
	}
	for i, text := range texts {
		id := rows[i].id()
		for _, filter := range []expr.Predicate{
			expr.Compare{Column: "name", Value: value.Text(text)}, expr.In{Column: "name", Values: []value.Value{value.Text(text)}},
		} {
			same(t, "filter by "+text, idsOf(s, readAll(t, s, rowsource.Query{Filter: filter})), []string{id})
		}
		checkFound(t, s, text, texts)
	}
	if _, err := view(t, s, rowsource.Query{Filter: expr.Compare{Column: "name", Value: value.Text("a\x00")}}).Read(context.Background(), rowsource.Seek{Index: 0}, 1); err != nil && e.ByteTexts {
		t.Fatal(err)
	}
	for _, name := range hostile {
		e.checkNames(t, strings.TrimSpace(name[:min(len(name), 40)]))
	}
}

// checkNames reads and writes a table with a name that its columns contain too.
func (e Engine) checkNames(t *testing.T, name string) {
	t.Helper()
	if name == "" {
		return
	}
	if e.Dialect.Name == "MySQL" && strings.ContainsAny(name, "😀") {
		return // its names contain only characters of the basic plane
	}
	table := e.table(name)
	for i := range table.Columns {
		table.Columns[i].Name = table.Columns[i].ID + name
	}
	s := e.create(t, e.Open(), table, few())
	write(t, s, rowsource.Edit{ID: "1", Set: set("name", value.Text(name)), Old: set("name", value.Text("one"))})
	same(t, name, rowWith(t, s, "1").Value("name"), name)
	v := view(t, s, rowsource.Query{Group: []string{"name"}, Sort: []rowsource.Order{{Column: "qty"}}, Aggregates: []rowsource.Agg{{Func: rowsource.AggSum, Column: "qty"}}})
	if page, err := v.Groups(context.Background(), rowsource.Seek{Index: 0}, 10); err != nil || len(page.Items) != 3 {
		t.Fatalf("groups of %q: %v, %v", name, page, err)
	}
}
