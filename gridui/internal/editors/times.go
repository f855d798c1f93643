// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package editors

import (
	"image"
	"time"

	"gioui.org/io/key"
	"gioui.org/layout"

	"github.com/giogrid/giogrid/gridui/internal/clocktext"
	"github.com/giogrid/giogrid/gridui/internal/column"
	"github.com/giogrid/giogrid/gridui/internal/draw"
	"github.com/giogrid/giogrid/gridui/internal/ui"
	"github.com/giogrid/giogrid/gridui/internal/ui/calendar"
	"github.com/giogrid/giogrid/gridui/locale"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/layoutx"
)

// mostTimes bounds the times of a list.
const mostTimes = 24 * 60

// timesOf returns the times of day of an option.
func timesOf(o option.TimeList) (times []time.Duration) {
	first, last := min(max(o.First, 0), clocktext.Day-1), min(o.Last, clocktext.Day-1)
	if last <= first {
		last = clocktext.Day - 1
	}
	step := o.Step
	if step <= 0 {
		step = 30 * time.Minute
	}
	step = max(step, clocktext.Day/mostTimes)
	for at := first; at <= last; at += step {
		times = append(times, at)
	}
	return times
}

// Times returns the editor of times: a list of times of day, beside a calendar if the column shows days.
func Times(o option.TimeList) func() any {
	times := timesOf(o)
	return func() any { return &timeList{times: times} }
}

type timeList struct {
	Plain
	times  []time.Duration
	layout string // empty for durations since midnight
	// hasDays reports that the layout shows days.
	hasDays bool
	list    ui.Choices
	// days is the calendar, for layouts that show days; open reports that it and the list show.
	days calendar.Calendar
	open bool
	// text is the text of the field.
	text string
}

func (l *timeList) Start(c Cell) string {
	l.layout, l.text = c.Def.TimeLayout, c.Text
	l.hasDays = l.layout != "" && column.ShowsDay(l.layout)
	texts := make([]string, len(l.times))
	for i, at := range l.times {
		if l.hasDays || l.layout == "" {
			texts[i] = string(clocktext.Append(nil, at))
		} else {
			texts[i] = time.Time{}.Add(at).Format(l.layout)
		}
	}
	l.list.Reset(texts, "", false)
	if l.hasDays {
		l.days.Reset(l.layout, c.Text)
	}
	l.follow()
	return c.Text
}

// clock returns the time of day of the field.
func (l *timeList) clock() (time.Duration, bool) {
	if l.layout != "" {
		if at, _, err := column.ParseTime(l.layout, l.text, time.UTC); err == nil {
			h, m, s := at.Clock()
			return time.Duration(h)*time.Hour + time.Duration(m)*time.Minute + time.Duration(s)*time.Second, true
		}
	}
	at, err := clocktext.Read(l.text)
	return at, err == nil
}

// follow moves the cursor of the list to the last time that is not after that of the field.
func (l *timeList) follow() {
	to := -1
	if now, ok := l.clock(); ok {
		for i, at := range l.times {
			if at <= now {
				to = i
			}
		}
	}
	l.list.Put(to)
}

func (l *timeList) Reshape(text string, caret int) (to string, at int) {
	l.text = text
	if l.hasDays {
		l.days.Sync(text)
	}
	l.follow()
	return text, caret
}

func (l *timeList) Steer(k Key) (Pick, bool) {
	if l.hasDays {
		if !l.open {
			return Pick{}, false
		}
		if !k.Shift {
			day, ok := l.days.Key(k.Name, k.RTL)
			return l.pickDay(day), ok
		}
	}
	if k.Name == key.NameUpArrow && l.list.At() < 0 {
		return Pick{}, true
	}
	i, ok := l.list.Key(k.Name)
	if !ok {
		return Pick{}, false
	}
	return l.pickTime(i, false), true
}

// pickDay takes a day of the calendar into the field.
func (l *timeList) pickDay(day calendar.Pick) Pick {
	if day.Set {
		l.text = day.Text
		l.follow()
	}
	return Pick{Set: day.Set, Selected: true, Text: day.Text}
}

// pickTime takes a time of the list into the field.
func (l *timeList) pickTime(i int, done bool) Pick {
	l.list.Put(i)
	if !l.hasDays {
		l.text = l.list.Text(i)
		return Pick{Set: true, Selected: true, Done: done, Text: l.text}
	}
	year, month, day := l.days.Day().Date()
	l.text = time.Date(year, month, day, 0, 0, 0, 0, time.UTC).Add(l.times[i]).Format(l.layout)
	l.days.Sync(l.text)
	return Pick{Set: true, Selected: true, Done: done, Text: l.text}
}

func (l *timeList) Pointed(gtx layout.Context, p *draw.Painter) (Pick, bool) {
	if i, ok := l.list.Update(gtx); ok {
		if i < 0 {
			return Pick{}, true
		}
		return l.pickTime(i, true), true
	}
	if !l.hasDays || !l.open {
		return Pick{}, false
	}
	day, ok := l.days.Update(gtx, p.Style.WeekBegins)
	return l.pickDay(day), ok
}

func (l *timeList) PaintCard(p *draw.Painter, window, field image.Rectangle) image.Rectangle {
	if !l.hasDays {
		return l.list.Draw(p, window, field)
	}
	l.days.SetNow(p.Gtx.Now)
	if !l.open {
		return image.Rectangle{}
	}
	card := l.days.Draw(p, window, field)
	return card.Union(l.list.DrawAt(p, window, card, layoutx.After))
}

func (l *timeList) FieldButton(texts *locale.Editing) (Button, string) {
	if l.hasDays {
		return ListButton, texts.Calendar
	}
	return ListButton, texts.TimeList
}

func (l *timeList) PressButton(bool) Pick {
	if l.hasDays {
		l.open = !l.open
		if l.days.IsOpen() != l.open {
			l.days.Toggle()
		}
	}
	return Pick{}
}

func (l *timeList) CardOpen() bool { return l.open }

func (l *timeList) HideCard() { l.PressButton(false) }
