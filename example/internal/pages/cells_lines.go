// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"strconv"
	"time"

	"github.com/giogrid/giogrid/example/internal/look"
)

// workLine is a line of the sheet.
type workLine struct {
	id                string
	date              time.Time
	day, dayOther     string
	item              string
	month, monthOther string
	quantity          optional[int]
	code              string
	price, plan       optional[float64]
	note              string
}

// optional is a value that a line may lack.
type optional[V any] struct {
	value V
	ok    bool
}

func some[V any](v V) optional[V] { return optional[V]{v, true} }

// amount returns the quantity times the price; ok is false if the line lacks either.
func (w workLine) amount() (float64, bool) {
	return float64(w.quantity.value) * w.price.value, w.quantity.ok && w.price.ok
}

const (
	// usedLines is the number of lines with values, blankLines the number of blank lines below them.
	usedLines  = 16
	blankLines = 84
)

var workItems = []look.Text{
	{En: "Pencils", Ko: "연필"}, {En: "Notebooks", Ko: "공책"}, {En: "Erasers", Ko: "지우개"}, {En: "Scissors", Ko: "가위"},
	{En: "Glue", Ko: "풀"}, {En: "Rulers", Ko: "자"}, {En: "Folders", Ko: "서류철"}, {En: "Envelopes", Ko: "봉투"},
	{En: "Stamps", Ko: "우표"}, {En: "Markers", Ko: "형광펜"},
}

// workNotes lists the notes of the first lines, with characters that text tables must quote.
var workNotes = []look.Text{
	{En: "For the office, 2nd floor", Ko: "사무실용, 2층"},
	{En: `Says "urgent"`, Ko: `"급함" 표시`},
	{En: "Two lines:\nask for a discount", Ko: "두 줄:\n할인 문의"},
}

// workLines returns the initial lines, with their texts in a language.
func workLines(l look.Lang) []workLine {
	lines := make([]workLine, usedLines+blankLines)
	for i := range lines {
		lines[i].id = strconv.Itoa(i + 1)
	}
	for i := range usedLines {
		h := mix(i, 7)
		w := &lines[i]
		w.date = time.Date(2026, time.March, 2+i, 0, 0, 0, 0, time.UTC) // from a Monday
		w.item = workItems[i%len(workItems)].In(l)
		w.quantity = some(1 + int(h%40))
		w.price = some(float64(2+h>>8%40) / 4) // quarters are exact
	}
	begin(lines, l)
	return lines
}

// begin writes the cells that users may continue, and the notes.
func begin(lines []workLine, l look.Lang) {
	other := look.Korean
	if l == look.Korean {
		other = look.English
	}
	monday, january := look.Text{En: "Mon", Ko: "월"}, look.Text{En: "Jan", Ko: "1월"}
	first := &lines[0]
	first.day, first.dayOther = monday.In(l), monday.In(other)
	first.month, first.monthOther = january.In(l), january.In(other)
	first.code = "A-001"
	first.plan, lines[1].plan = some(10.), some(12.5)
	for i, note := range workNotes {
		lines[i].note = note.In(l)
	}
}
