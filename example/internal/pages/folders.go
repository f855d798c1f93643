// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"time"

	"gioui.org/layout"

	"github.com/giogrid/giogrid/example/internal/look"
	"github.com/giogrid/giogrid/gridui"
	"github.com/giogrid/giogrid/gridui/idset"
	"github.com/giogrid/giogrid/gridui/option"
)

// foldersPage shows a tree of a million files that a source lists folder by folder, when they are opened.
type foldersPage struct {
	live
	look   *look.Look
	grid   gridui.Grid[folderEntry]
	lang   look.Lang
	source folderSource
	rows   *gridui.Remote[folderEntry]

	depth  look.Choice
	reload look.Button
}

// folderDelay is the time that the source takes for a folder.
const folderDelay = 200 * time.Millisecond

func newFoldersPage(l *look.Look) *Page {
	p := &foldersPage{look: l, source: folderSource{delay: folderDelay}}
	g := &p.grid
	g.Sorting = option.Sorting{Mode: option.SortMulti, ClearButton: true, Keys: []option.SortKey{{ColumnID: "name"}}}
	g.Selection = option.Selection{Mode: option.SelectMulti, RowClick: true}
	g.Expansion = option.Expansion{Sticky: true, Rows: idset.Of("0", "0/3")}
	g.ColumnSizing.Mode = option.ColumnResizeLive
	g.Announce = true
	g.Tree.Column = "name"
	p.rows = gridui.NewRemote[folderEntry](&p.source, gridui.RemoteOptions[folderEntry]{Tree: true})
	g.SetSource(p.rows)
	p.arrange()
	return &Page{
		About: look.Text{
			En: "A million files of a server, which lists a folder when it is opened and takes 200 ms for it. One folder is locked the first time. Only rows near the screen are in memory.",
			Ko: "서버에 있는 파일 100만 개입니다. 폴더는 펼칠 때 읽으며 200ms가 걸립니다. 폴더 하나는 처음에 잠겨 있습니다. 화면 가까이 있는 행만 메모리에 둡니다.",
		},
		content: p,
	}
}

// arrange makes the columns in the language of the gallery.
func (p *foldersPage) arrange() {
	p.lang = p.look.Lang
	in := func(en, ko string) string { return look.Text{En: en, Ko: ko}.In(p.lang) }
	folder, file := in("Folder", "폴더"), in("File", "파일")
	p.grid.Columns = []gridui.Column[folderEntry]{
		gridui.Field("name", in("Name", "이름"), func(e folderEntry) string { return e.name }).Flex(3).MinMax(240, 0),
		gridui.Field("kind", in("Kind", "종류"), func(e folderEntry) string {
			if e.folder() {
				return folder
			}
			return file
		}).Width(110).NoSort(),
		gridui.Field("size", in("Bytes", "바이트"), func(e folderEntry) int64 { return e.size }).Width(130).Format(func(n int64) string {
			if n == 0 {
				return ""
			}
			return look.Grouped(int(n))
		}),
	}
}

var folderDepthTexts = []look.Text{{En: "None", Ko: "없음"}, {En: "One level", Ko: "한 단계"}, {En: "All", Ko: "모두"}}

func (p *foldersPage) controls(gtx layout.Context) []layout.Widget {
	if p.lang != p.look.Lang {
		p.arrange()
	}
	if p.depth.Update(gtx) {
		p.grid.ExpandTo(p.depth.At)
		if p.depth.At == len(folderDepthTexts)-1 {
			p.grid.ExpandAll()
		}
	}
	for p.reload.Clicked(gtx) {
		p.rows.Reload()
	}
	l := p.look
	return []layout.Widget{
		func(gtx layout.Context) layout.Dimensions {
			return l.Labelled(gtx, depthText.In(l.Lang), func(gtx layout.Context) layout.Dimensions {
				return p.depth.Layout(gtx, l, inLang(l.Lang, folderDepthTexts)...)
			})
		},
		func(gtx layout.Context) layout.Dimensions { return p.reload.Layout(gtx, l, reloadText.In(l.Lang)) },
	}
}

func (p *foldersPage) body(gtx layout.Context) layout.Dimensions {
	drain(gtx, &p.grid, &p.live)
	return look.Style(p.look, &p.grid).Layout(gtx)
}

func (p *foldersPage) status() string { return rowsShown(&p.grid, p.look.Lang) }

func (p *foldersPage) position() Position { return positionOf(&p.grid) }
