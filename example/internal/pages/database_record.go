// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"time"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
)

// record is a flight as a row of the database.
type record struct {
	id          int64
	at          time.Time
	origin      string
	destination string
	distance    int64 // in miles
	// delay is in minutes; some records have none.
	delay    int64
	hasDelay bool
}

// recordColumns returns columns with the ids of the source's columns. They have no formats, because the database
// searches the texts that they show.
func recordColumns(l look.Lang) []gridui.Column[record] {
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(l) }
	return []gridui.Column[record]{
		gridui.Field("id", in("No.", "번호"), func(r record) int64 { return r.id }).Width(100),
		gridui.Time("at", in("Departure", "출발 시각"), func(r record) time.Time { return r.at }).Width(180),
		gridui.Field("origin", in("From", "출발"), func(r record) string { return r.origin }).Flex(1).MinMax(120, 0),
		gridui.Field("destination", in("To", "도착"), func(r record) string { return r.destination }).Flex(1).MinMax(120, 0),
		gridui.Field("distance", in("Miles", "마일"), func(r record) int64 { return r.distance }).Width(120),
		gridui.Func("delay", in("Delay in minutes", "지연(분)"), func(r record) (int64, bool) { return r.delay, r.hasDelay }).Width(150),
	}
}
