// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package enginetest

import (
	"context"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/giogrid/giogrid/storage/rowsource"
	"github.com/giogrid/giogrid/storage/rowsource/expr"
	"github.com/giogrid/giogrid/storage/rowsource/sqlrows"
	"github.com/giogrid/giogrid/storage/rowsource/value"
)

// checkFound searches for a text, and checks that the result contains the rows with this text.
func checkFound(t *testing.T, s *sqlrows.Source, text string, texts []string) {
	t.Helper()
	want := []string{}
	for i, other := range texts {
		if strings.Contains(asciiFold(other), asciiFold(text)) {
			want = append(want, value.Int(int64(i+1)).String())
		}
	}
	match := expr.Match{Columns: []string{"name"}, Text: text}
	same(t, "rows with "+text, idsOf(s, readAll(t, s, rowsource.Query{Filter: match})), want)
	hit, err := view(t, s, rowsource.Query{}).Find(context.Background(), match, rowsource.Seek{Index: 0}, false)
	if err != nil {
		t.Fatalf("find %q: %v", text, err)
	}
	same(t, "find "+text, hit.ID, want[0])
}

func asciiFold(s string) string {
	return strings.Map(func(r rune) rune {
		if 'A' <= r && r <= 'Z' {
			return r + 'a' - 'A'
		}
		return r
	}, s)
}

// checkErrors reads with a dropped table, a dropped column and an added column.
func checkErrors(t *testing.T, e Engine) {
	ctx := context.Background()
	db := e.Open()
	s := e.create(t, db, e.table("short-lived"), few())
	v := view(t, s, rowsource.Query{})
	if _, err := v.Read(ctx, rowsource.Seek{Index: 0}, 1); err != nil {
		t.Fatal(err)
	}
	execute(t, db, "ALTER TABLE "+e.quote("short-lived")+" ADD COLUMN extra VARCHAR(20)")
	page, err := v.Read(ctx, rowsource.Seek{Index: 0}, 1)
	if err != nil || len(page.Items) != 1 {
		t.Fatalf("rows of a table with a new column: %v, %v", page.Items, err)
	}
	write(t, s, rowsource.Edit{ID: "1", Set: set("name", value.Text("as before"))})
	execute(t, db, "ALTER TABLE "+e.quote("short-lived")+" DROP COLUMN "+e.quote("the qty"))
	_, err = v.Read(ctx, rowsource.Seek{Index: 0}, 1)
	wantClass(t, err, sqlrows.ClassNoColumn)
	_, err = v.Locate(ctx, "1") // does not read the column
	if err != nil {
		t.Fatal(err)
	}
	execute(t, db, "DROP TABLE "+e.quote("short-lived"))
	_, err = v.Read(ctx, rowsource.Seek{Index: 0}, 1)
	wantClass(t, err, sqlrows.ClassNoTable)
	_, err = v.Count(ctx)
	wantClass(t, err, sqlrows.ClassNoTable)
	_, err = s.Write(ctx, []rowsource.Edit{{ID: "1", Set: set("name", value.Text("x"))}})
	wantClass(t, err, sqlrows.ClassNoTable)
	db.Close()
	_, err = v.Read(ctx, rowsource.Seek{Index: 0}, 1)
	wantClass(t, err, sqlrows.ClassGone)
}

func wantClass(t *testing.T, err error, want sqlrows.Class) {
	t.Helper()
	var e *sqlrows.Error
	if !errors.As(err, &e) || e.Class != want {
		t.Fatalf("%v, want an error of class %q", err, want)
	}
	if words := "sqlrows: " + want.String() + ": "; !strings.HasPrefix(e.Error(), words) || len(e.Error()) == len(words) {
		t.Fatalf("%v, want %q and what the database says", err, words)
	}
}

// checkCancelled cancels calls by their contexts, and by closing the view.
func checkCancelled(t *testing.T, e Engine) {
	s := e.create(t, e.Open(), e.table("many"), someRecords(rand.New(rand.NewPCG(2, 2)), 200))
	v := view(t, s, rowsource.Query{Sort: []rowsource.Order{{Column: "name"}}})
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := v.Read(ctx, rowsource.Seek{Index: 0}, 10); !errors.Is(err, context.Canceled) {
		t.Fatalf("%v, want context.Canceled", err)
	}
	if _, err := s.Write(ctx, []rowsource.Edit{{ID: "1", Set: set("name", value.Text("x"))}}); !errors.Is(err, context.Canceled) {
		t.Fatalf("%v, want context.Canceled", err)
	}
	if _, err := v.Read(context.Background(), rowsource.Seek{Index: 0}, 10); err != nil {
		t.Fatal(err)
	}
	v.Close()
	if _, err := v.Count(context.Background()); !errors.Is(err, rowsource.ErrClosed) {
		t.Fatalf("%v, want ErrClosed", err)
	}
}
