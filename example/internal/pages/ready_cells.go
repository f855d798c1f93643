// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"
	"strconv"
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/events"
	"github.com/giogrid/giogrid/gridui/option"
	"github.com/giogrid/giogrid/gridui/tint"
)

// shop is a row of the page of ready cells.
type shop struct {
	ID      int
	Owner   string
	State   string
	Sales   []float64
	Visits  []int
	Wins    []int
	Change  float64
	Stock   float64
	Stars   float64
	Labels  []string
	Site    string
	Updated time.Time
}

// readyPage shows the cells that columns have ready-made.
type readyPage struct {
	live
	look  *look.Look
	grid  gridui.Grid[shop]
	lang  look.Lang
	last  string
	since time.Time
}

func newReadyPage(l *look.Look) *Page {
	p := &readyPage{look: l}
	g := &p.grid
	g.RowID = func(s shop) string { return strconv.Itoa(s.ID) }
	g.Sorting.Mode, g.Selection.Mode, g.ColumnSizing.Mode = option.SortMulti, option.SelectMulti, option.ColumnResizeLive
	g.Editing.Enabled, g.Editing.History, g.CellRanges.Enabled = true, 100, true
	g.ColumnPinning.Left = []string{"owner"}
	p.arrange()
	return &Page{
		About: look.Text{
			En: "Columns draw their values as charts, bars, stars, pills, chips, links, pictures and buttons. A click on a star rates; buttons and links send an event; Enter goes to the buttons of a cell.",
			Ko: "열은 값을 작은 차트, 막대, 별, 알약, 태그, 링크, 그림, 단추로 그립니다. 별을 클릭하면 평점이 바뀌고, 단추와 링크는 이벤트를 보냅니다. Enter는 셀의 단추로 갑니다.",
		},
		content: p,
	}
}

var (
	shopOwners = [...]string{"Ada Lovelace", "김민준", "Grace Hopper", "이서연", "Alan Turing", "Barbara Liskov", "박지훈"}
	shopStates = [...]string{"Open", "Closed", "Opening soon", "Sold"}
	shopLabels = [...]string{"books", "coffee", "garden", "second hand", "toys", "music", "bicycles"}
)

// shops returns rows whose times are before and after a time.
func shops(n int, now time.Time) []shop {
	out := make([]shop, n)
	for i := range out {
		s := shop{ID: i + 1, Owner: shopOwners[i%len(shopOwners)], State: shopStates[i*i%len(shopStates)], Site: fmt.Sprintf("https://shop-%d.example", i+1)}
		for k := range 12 + i%9 {
			v := 50 + 40*math.Sin(float64(i)+float64(k)*(0.4+float64(i%5)/9))
			if (i+k)%17 == 16 {
				v = math.NaN()
			}
			s.Sales = append(s.Sales, math.Round(v))
			s.Visits = append(s.Visits, (i*7+k*k*3)%23-4)
			s.Wins = append(s.Wins, (i*5+k*k)%3-1)
		}
		s.Change = math.Round(100*(60*math.Sin(float64(i)*1.7)+20)) / 100
		s.Stock = float64((i*37)%126) / 100
		s.Stars = float64((i*3)%11) / 2
		for k := range i % 5 {
			s.Labels = append(s.Labels, shopLabels[(i+k*2)%len(shopLabels)])
		}
		s.Updated = now.Add(-time.Duration(i*i*i*40) * time.Second)
		if i%6 == 5 {
			s.Site, s.Updated = "", now.Add(time.Duration(i)*26*time.Hour)
		}
		out[i] = s
	}
	return out
}

func (p *readyPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	p.grid.Columns = []gridui.Column[shop]{
		gridui.Field("owner", in("Owner", "주인"), func(s shop) string { return s.Owner }).Width(160).
			Avatar(func(s shop) string { return shopPicture(s.ID%2 == 0, s.ID) }, option.Avatar{Load: paintShop}),
		gridui.Field("state", in("State", "상태"), func(s shop) string { return s.State }).Width(120).
			Edit(func(s *shop, v string) { s.State = v }).Options(shopStates[:]...).
			Pill(option.Pill{Tints: map[string]tint.Tint{"Open": tint.Green, "Closed": tint.Grey, "Opening soon": tint.Orange}}),
		gridui.Func("sales", in("Sales", "매출"), func(s shop) ([]float64, bool) { return s.Sales, true }).Width(120).Sparkline(option.Sparkline{}),
		gridui.Func("visits", in("Visits", "방문"), func(s shop) ([]int, bool) { return s.Visits, true }).Width(120).
			Sparkline(option.Sparkline{Kind: option.SparkBars, Tint: tint.Teal}),
		gridui.Func("wins", in("Weeks", "주간"), func(s shop) ([]int, bool) { return s.Wins, true }).Width(120).
			Sparkline(option.Sparkline{Kind: option.SparkWinLoss, Tint: tint.Green}),
		gridui.Field("change", in("Change", "증감"), func(s shop) float64 { return s.Change }).Width(150).Bar(option.Bar{}),
		gridui.Field("stock", in("Stock", "재고"), func(s shop) float64 { return s.Stock }).Width(140).
			Format(func(v float64) string { return strconv.Itoa(int(math.Round(100*v))) + " %" }).Progress(option.Progress{}),
		gridui.Field("stars", in("Rating", "평점"), func(s shop) float64 { return s.Stars }).Width(120).
			Edit(func(s *shop, v float64) { s.Stars = v }).Rating(option.Rating{}),
		gridui.Func("labels", in("Goods", "품목"), func(s shop) ([]string, bool) { return s.Labels, true }).Width(170).
			Tags(shopLabels[:], option.Tags{}).Chips(option.Chips{Tints: map[string]tint.Tint{"coffee": tint.Orange, "garden": tint.Green, "music": tint.Purple}}),
		gridui.Field("site", in("Site", "사이트"), func(s shop) string { return s.Site }).Width(170).Link(option.Link{}),
		gridui.Field("picture", in("Picture", "그림"), func(s shop) string { return shopPicture(true, s.ID) }).Width(80).NoSort().
			Image(option.Image{Load: paintShop}),
		gridui.Time("updated", in("Updated", "갱신"), func(s shop) time.Time { return s.Updated }).Width(130).Relative(option.Relative{}),
		gridui.Func("actions", "", func(shop) (string, bool) { return "", false }).Width(180).
			Buttons(option.Buttons{List: []option.Button{
				{ID: "visit", Text: in("Visit", "방문"), Primary: true}, {ID: "call", Text: in("Call", "전화")},
			}}, func(s shop, id string) bool { return id == "visit" && s.Site == "" }),
	}
}

// shopPicture returns the source of a shop's picture, which some do not have.
func shopPicture(has bool, id int) string {
	switch {
	case !has:
		return ""
	case id%9 == 4:
		return "broken"
	}
	return strconv.Itoa(id)
}

// paintShop returns a picture: a house in a colour.
func paintShop(_ context.Context, source string) (io.ReadCloser, error) {
	n, err := strconv.Atoi(source)
	if err != nil {
		return nil, errors.New("no such picture")
	}
	img := image.NewNRGBA(image.Rect(0, 0, 96, 64))
	wall := color.NRGBA{R: uint8(90 + n*37%150), G: uint8(90 + n*61%150), B: uint8(90 + n*83%150), A: 255}
	for y := range 64 {
		for x := range 96 {
			switch {
			case y > 28 && x > 20 && x < 76:
				img.SetNRGBA(x, y, wall)
			case y <= 28 && y > 4 && x > 48-(y+6) && x < 48+(y+6):
				img.SetNRGBA(x, y, color.NRGBA{R: 150, G: 60, B: 50, A: 255})
			default:
				img.SetNRGBA(x, y, color.NRGBA{R: 190, G: 215, B: 240, A: 255})
			}
		}
	}
	var out bytes.Buffer
	err = png.Encode(&out, img)
	return io.NopCloser(&out), err
}

func (p *readyPage) controls(layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	return nil
}

func (p *readyPage) body(gtx layout.Context) layout.Dimensions {
	if p.since.IsZero() {
		p.since = gtx.Now
		p.grid.SetRows(shops(2000, gtx.Now))
	}
	for {
		ev, ok := p.grid.Update(gtx)
		if !ok {
			break
		}
		switch ev := ev.(type) {
		case events.LinkOpened:
			p.last = ev.URL
		case events.ButtonPressed:
			p.last = ev.ButtonID + " " + ev.RowID
		}
	}
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *readyPage) status() string {
	if p.last != "" {
		return p.last
	}
	return rowsShown(&p.grid, p.look.Lang)
}
func (p *readyPage) position() Position { return positionOf(&p.grid) }
func (p *readyPage) close() error       { return p.grid.Close() }
