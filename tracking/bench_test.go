// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package tracking_test

import (
	"encoding/json"
	"strconv"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"github.com/giogrid/giogrid/tracking"
)

// record is a row of eight fields.
type record struct {
	ID    int64     `json:"id"`
	Name  string    `json:"name"`
	City  string    `json:"city"`
	Group int32     `json:"group"`
	Score float64   `json:"score"`
	Stamp time.Time `json:"stamp"`
	Email string    `json:"email"`
	Note  string    `json:"note"`
}

func makeRecords(n int) []record {
	all := make([]record, n)
	for i := range all {
		s := strconv.Itoa(i)
		all[i] = record{int64(i), "name " + s, "city " + s, int32(i % 100), float64(i) / 7,
			time.Unix(1_700_000_000+int64(i), 0).UTC(), s + "@example.com", "order " + s}
	}
	return all
}

func recordKey(r record) string { return strconv.FormatInt(r.ID, 10) }

func newRecords(b *testing.B, n int) *tracking.Tracker[record] {
	tr, err := tracking.New(tracking.Config[record]{Data: makeRecords(n), RowKey: recordKey})
	require.NoError(b, err)
	return tr
}

func BenchmarkNew100k(b *testing.B) {
	data := makeRecords(100_000)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := tracking.New(tracking.Config[record]{Data: data, RowKey: recordKey}); err != nil {
			b.Fatal(err)
		}
	}
}

// BenchmarkEditThenRead measures an edit followed by reading 50 rows, as a frame does.
func BenchmarkEditThenRead(b *testing.B) {
	tr := newRecords(b, 100_000)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		n++
		row := n * 97 % 100_000
		if _, err := tr.Update(strconv.Itoa(row), func(r *record) { r.Score += 1 + float64(n) }); err != nil {
			b.Fatal(err)
		}
		rows := tr.Rows()
		for i := range 50 {
			_ = rows.At((row + i) % 100_000)
		}
	}
}

func edited10k(b *testing.B) (*tracking.Tracker[record], []record) {
	tr := newRecords(b, 100_000)
	for i := range 10_000 {
		update(b, tr, strconv.Itoa(i*7), func(r *record) { r.Score += 1000 })
	}
	return tr, tr.Edited().Slice()
}

func BenchmarkPayload10k(b *testing.B) {
	tr, _ := edited10k(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := tr.ChangeSet().Payload(); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkPayload10kPlain(b *testing.B) {
	_, rows := edited10k(b)
	b.ReportAllocs()
	for b.Loop() {
		if _, err := json.Marshal(rows); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkHasChanges(b *testing.B) {
	tr, _ := edited10k(b)
	for b.Loop() {
		if !tr.HasChanges() {
			b.Fatal("no changes")
		}
	}
}
