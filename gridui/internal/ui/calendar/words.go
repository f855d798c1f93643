// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package calendar

import (
	"time"
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/funcid"
)

// words holds the texts of the visible month, which are made when the month or the style changes.
type words struct {
	of    wordsOf
	month string
	// weekdays begins at the first day of the week. days holds the names of the days for assistive technology.
	weekdays [7]string
	days     [daysShown]string
}

// wordsOf holds the inputs of the texts. made is false before the first ones.
type wordsOf struct {
	made           bool
	style          uint32
	month          time.Time
	begins         time.Weekday
	byMonth, byDay unsafe.Pointer
}

// follow makes the texts of a month in the style of the painter.
func (w *words) follow(p *draw.Painter, month time.Time) {
	texts := &p.Style.Texts.Editing
	of := wordsOf{true, p.StyleRev, month, p.Style.WeekBegins, funcid.Of(texts.Month), funcid.Of(texts.Weekday)}
	if w.of == of {
		return
	}
	w.of, w.month = of, texts.Month(month.Year(), int(month.Month()))
	for i := range w.weekdays {
		w.weekdays[i] = texts.Weekday((int(of.begins) + i) % 7)
	}
	first := firstShown(month, of.begins)
	for i := range w.days {
		w.days[i] = first.AddDate(0, 0, i).Format(time.DateOnly)
	}
}
