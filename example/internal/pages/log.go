// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"math/rand/v2"
	"strconv"
	"time"

	"gioui.org/layout"
	"gioui.org/op"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/theme"
	"github.com/giogrid/giogrid/gridui/valueview"
)

// logLine is a line of the log.
type logLine struct {
	id                 int
	at                 time.Time
	level              logLevel
	host, text, source string
}

type logLevel uint8

const (
	logDebug logLevel = iota
	logInfo
	logWarn
	logError
)

var logLevels = [...]string{"DEBUG", "INFO", "WARN", "ERROR"}

// logPage shows a made-up log, which follows its last line.
type logPage struct {
	live
	look *look.Look
	grid gridui.Grid[*logLine]
	lang look.Lang
	rng  *rand.Rand
	// next is the number of the next line, first that of the first line that is kept.
	next, first int

	on, follow, whole look.Switch
	value             valueview.Viewer
	rate, keep        look.Choice
	// since is the time up to which lines have come, owed the part of a line that is due.
	since time.Time
	owed  float64
}

var (
	logRates = [...]int{10, 1_000, 5_000}
	logKeeps = [...]int{1_000, 100_000, 2_000_000}
)

func newLogPage(l *look.Look) *Page {
	p := &logPage{look: l, rng: rand.New(rand.NewPCG(7, 11))}
	p.keep.At = 1
	g := &p.grid
	g.RowID = func(l *logLine) string { return strconv.Itoa(l.id) }
	g.Filtering = option.Filtering{Enabled: true, Row: true}
	g.Sorting = option.Sorting{Mode: option.SortSingle, ClearButton: true}
	g.Follow = option.Follow{Enabled: true, Column: "time"}
	valueview.Read(&p.value, (*logLine).whole)
	g.Extensions = []gridui.Extension{&p.value}
	g.SetRows(p.lines(500, time.Date(2026, 11, 27, 9, 0, 0, 0, time.UTC)))
	p.arrange()
	return &Page{
		About: look.Text{
			En: "A log that keeps its last line in view. Scroll up to pause it: the button at the end counts the lines that have come and pass the filter. F4 shows the message of a line as the server wrote it: JSON, which folds.",
			Ko: "마지막 줄을 따라가는 로그입니다. 위로 스크롤하면 멈추고, 아래쪽 단추에 필터를 통과한 새 줄의 수가 나옵니다. F4를 누르면 줄의 메시지를 서버가 쓴 그대로, 접을 수 있는 JSON으로 보여 줍니다.",
		},
		content: p,
	}
}

// lines returns the next lines.
func (p *logPage) lines(n int, at time.Time) []*logLine {
	lines := make([]*logLine, n)
	for i := range lines {
		level := logInfo
		switch k := p.rng.IntN(100); {
		case k < 25:
			level = logDebug
		case k >= 97:
			level = logError
		case k >= 89:
			level = logWarn
		}
		texts := logTexts[level]
		lines[i] = &logLine{
			id: p.next, at: at.Add(time.Duration(i) * time.Millisecond), level: level, host: "web-" + strconv.Itoa(1+p.rng.IntN(12)),
			source: logSources[p.rng.IntN(len(logSources))], text: texts[p.rng.IntN(len(texts))] + strconv.Itoa(1000+p.rng.IntN(9000)),
		}
		p.next++
	}
	return lines
}

var logSources = [...]string{"http", "auth", "orders", "mail", "cache"}

var logTexts = [...][]string{
	logDebug: {"cache hit for key ", "pool has free connections: ", "parsed template in µs: "},
	logInfo:  {"request answered, bytes: ", "session opened for user ", "order stored with number ", "mail sent to customer "},
	logWarn:  {"slow query, ms: ", "retry after timeout, ms: ", "disk almost full, MB left: "},
	logError: {"connection refused by host ", "order cannot be stored: ", "no answer within ms: "},
}

func (p *logPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	p.grid.Columns = []gridui.Column[*logLine]{
		gridui.Time("time", in("Time", "시각"), func(l *logLine) time.Time { return l.at }).Layout("15:04:05.000").Width(130),
		gridui.Field("level", in("Level", "수준"), func(l *logLine) string { return logLevels[l.level] }).Width(110).CellStyle(p.levelLook),
		gridui.Field("host", in("Host", "호스트"), func(l *logLine) string { return l.host }).Width(110),
		gridui.Field("source", in("Source", "출처"), func(l *logLine) string { return l.source }).Width(110),
		gridui.Field("text", in("Message", "메시지"), func(l *logLine) string { return l.text }).Flex(1).MinMax(200, 0),
	}
	p.grid.RowStyle = p.lineLook
}

// lineLook tints errors, and greys lines for debugging.
func (p *logPage) lineLook(r gridui.RowContext[*logLine]) theme.CellStyle {
	th := p.look.Theme()
	switch r.Row.level {
	case logError:
		return theme.CellStyle{Bg: th.Deleted, Bar: th.DeletedBar}
	case logWarn:
		return theme.CellStyle{Bg: th.Edited}
	case logDebug:
		return theme.CellStyle{Fg: th.FgMuted}
	}
	return theme.CellStyle{}
}

func (p *logPage) levelLook(c gridui.CellContext[*logLine]) theme.CellStyle {
	switch c.Row.level {
	case logError:
		return theme.CellStyle{Fg: p.look.Theme().Danger, Bold: true}
	case logWarn:
		return theme.CellStyle{Bold: true}
	}
	return theme.CellStyle{}
}

var (
	logRateText = look.Text{En: "Lines a second", Ko: "초당 줄 수"}
	logKeptText = look.Text{En: "Lines kept", Ko: "보관할 줄 수"}
	followText  = look.Text{En: "Follow", Ko: "따라가기"}
	wholeText   = look.Text{En: "Whole value", Ko: "값 전체"}
)

func (p *logPage) controls(gtx layout.Context) []layout.Widget {
	p.rate.Update(gtx)
	p.keep.Update(gtx)
	p.on.Update(gtx)
	p.follow.On = !p.grid.Follow.Paused
	if p.follow.Update(gtx) {
		p.grid.Follow.Paused = !p.follow.On
	}
	p.whole.On = p.value.Open
	if p.whole.Update(gtx) {
		p.value.Open = p.whole.On
	}
	if p.lang != p.look.Lang {
		p.arrange()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions { return p.on.Layout(gtx, l, streamText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.follow.Layout(gtx, l, followText.In(l.Lang)) },
		func(gtx layout.Context) layout.Dimensions { return p.whole.Layout(gtx, l, wholeText.In(l.Lang)) },
		numberChoice(l, logRateText, &p.rate, logRates[:]),
		numberChoice(l, logKeptText, &p.keep, logKeeps[:]),
	}
}

// come adds the lines that are due, and removes the oldest lines if there are more than are to be kept.
func (p *logPage) come(now time.Time) {
	if p.since.IsZero() || now.Before(p.since) {
		p.since = now
	}
	p.owed += min(now.Sub(p.since).Seconds(), 1) * float64(logRates[p.rate.At])
	p.since = now
	n := int(p.owed)
	p.owed -= float64(n)
	if n == 0 {
		return
	}
	c := gridui.Changes[*logLine]{Add: p.lines(n, now)}
	for p.next-p.first > logKeeps[p.keep.At] {
		c.Remove = append(c.Remove, strconv.Itoa(p.first))
		p.first++
	}
	// Apply fails for grids without RowID alone.
	_ = p.grid.Apply(c)
}

func (p *logPage) body(gtx layout.Context) layout.Dimensions {
	if p.on.On {
		p.come(gtx.Now)
		gtx.Execute(op.InvalidateCmd{})
	} else {
		p.since = time.Time{}
	}
	drain(gtx, &p.grid, &p.live)
	s := look.Style(p.look, &p.grid)
	s.Density = theme.DensityCompact
	return s.Layout(gtx)
}

func (p *logPage) status() string {
	l := p.look.Lang
	text := followText.In(l)
	if p.grid.Follow.Paused {
		text = pausedText.In(l)
	}
	return rowsShown(&p.grid, l) + " · " + text
}

func (p *logPage) position() Position { return positionOf(&p.grid) }
