// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package feature

import (
	"unsafe"

	"github.com/giogrid/giogrid/gridui/internal/viewport"
)

// A Part is the part of a band, or of a sticky row, in a pane.
type Part = viewport.Part

// List holds the features of a grid by the interfaces that they implement. Only features in the list take part in
// a grid. Unless priority.go states an order, they are called in the order in which they were added.
type List struct {
	// Editor edits cells; it is never nil.
	Editor Editor

	painting
	input
	frames
	columns  []ColumnSyncer
	watchers []RowWatcher
	tellers  []CellTeller
	roles    []CellDescriber
	corners  []CornerDescriber
	hints    ordered[Hinter]
	zones    []PointerZone
	items    []HeaderItems
	sorts    []SortItems
	menus    []CellItems

	// added holds all features, in the order of their places.
	added []addition
	place Place
}

// addition is a feature that was added to a List, with its priorities.
type addition struct {
	feature any
	at      Order
	place   Place
}

// painting holds the features that take room or draw.
type painting struct {
	arrangers []Arranger
	cells     []CellPainter
	rows      []RowPainter
	heads     []HeadPainter
	over      []OverPainter
	bars      []Bar
	tops      ordered[TopBar]
	lines     topLines
	painters  []Painter
	sheet     []SheetPainter
	strips    []HeadStrip
	fields    []FieldRow
	layers    ordered[func()]
	overlays  ordered[Overlay]
	cursors   []Cursorer
	hoverers  []Hoverer
}

// input holds the features that read input.
type input struct {
	steps        ordered[Stepper]
	updaters     []Updater
	tickers      []Ticker
	actors       ordered[Actor]
	keyTakers    []KeyTaker
	textTakers   []TextTaker
	keyUsers     []KeyUser
	spaces       []SpaceUser
	stoppers     ordered[Stopper]
	keyboards    []KeyboardWatcher
	controls     []Controller
	fieldPresses []FieldPresser
	pressers     ordered[Presser]
	releasers    []Releaser
	cellPresses  []CellPresser
	presses      []PressWatcher
	cancelers    []PressCanceler
	tappers      []Tapper
	draggers     []Dragger
	clicks       ordered[CellClicker]
	headClicks   ordered[HeadClicker]
	doubleClicks []DoubleClicker
	holders      []Holder
	takers       []Taker
	carriers     []Carrier
	typers       []Typer
	commanders   []HeadCommander
	openers      []MenuOpener
	menuWatchers []MenuWatcher
	headHolders  []HeadHolder
}

// frames holds the features that work outside the input and the drawing of a frame.
type frames struct {
	restorers  []Restorer
	preparers  []Preparer
	followers  []Follower
	localizers []Localizer
	workers    ordered[Worker]
	flushers   []Flusher
	progresses []Progresser
	readers    []RowReader
	closers    []Closer
	inputEnds  []InputEnder
	frameEnds  []FrameEnder
	events     []EventWatcher
	renamers   []Renamer
	screens    []ScreenRestorer
	makers     ordered[ColumnMaker]
	resetters  []ColumnResetter
	fitters    []Fitter
	holds      []WidthHolder
}

// Place is the place of a feature among the features of a grid.
type Place uint8

// At sets the place of the features that are added next, and returns the place before. In all lists a feature of a
// lower place precedes a feature of a higher one.
func (l *List) At(place Place) (last Place) {
	last, l.place = l.place, place
	return last
}

// Add adds a feature to the list of each interface that it implements.
func (l *List) Add(f any) { l.AddAt(f, Order{}) }

// AddAt adds a feature to the list of each interface that it implements, with its priorities in at.
func (l *List) AddAt(f any, at Order) {
	i := len(l.added)
	for i > 0 && l.added[i-1].place > l.place {
		i--
	}
	l.added = append(l.added, addition{})
	copy(l.added[i+1:], l.added[i:])
	l.added[i] = addition{f, at, l.place}
	if i == len(l.added)-1 {
		l.addAll(&l.added[i])
		return
	}
	l.painting, l.input, l.frames = painting{layers: l.layers}, input{}, frames{}
	l.columns, l.watchers, l.tellers, l.roles, l.corners = nil, nil, nil, nil, nil
	l.hints, l.zones, l.items, l.sorts, l.menus = ordered[Hinter]{}, nil, nil, nil, nil
	for i := range l.added {
		l.addAll(&l.added[i])
	}
}

func (l *List) addAll(a *addition) {
	f, at := a.feature, a.at
	l.painting.addAll(f, at)
	l.input.addAll(f, at)
	l.frames.addAll(f, at)
	add(&l.columns, f)
	add(&l.watchers, f)
	add(&l.tellers, f)
	add(&l.roles, f)
	add(&l.corners, f)
	addAt(&l.hints, at.Hint, f)
	add(&l.zones, f)
	add(&l.items, f)
	add(&l.sorts, f)
	add(&l.menus, f)
}

func (p *painting) addAll(f any, at Order) {
	add(&p.arrangers, f)
	add(&p.cells, f)
	add(&p.rows, f)
	add(&p.heads, f)
	add(&p.over, f)
	add(&p.bars, f)
	addAt(&p.tops, at.Top, f)
	add(&p.painters, f)
	add(&p.sheet, f)
	add(&p.strips, f)
	add(&p.fields, f)
	addAt(&p.overlays, at.Overlay, f)
	add(&p.cursors, f)
	add(&p.hoverers, f)
}

func (in *input) addAll(f any, at Order) {
	addAt(&in.steps, at.Step, f)
	add(&in.updaters, f)
	add(&in.tickers, f)
	addAt(&in.actors, at.Act, f)
	add(&in.keyTakers, f)
	add(&in.keyUsers, f)
	add(&in.spaces, f)
	addAt(&in.stoppers, at.Cancel, f)
	add(&in.keyboards, f)
	add(&in.controls, f)
	add(&in.fieldPresses, f)
	addAt(&in.pressers, at.Press, f)
	add(&in.releasers, f)
	add(&in.cellPresses, f)
	add(&in.presses, f)
	add(&in.cancelers, f)
	add(&in.tappers, f)
	add(&in.draggers, f)
	addAt(&in.clicks, at.Click, f)
	addAt(&in.headClicks, at.Click, f)
	add(&in.doubleClicks, f)
	add(&in.holders, f)
	add(&in.takers, f)
	add(&in.carriers, f)
	add(&in.typers, f)
	add(&in.textTakers, f)
	add(&in.commanders, f)
	add(&in.openers, f)
	add(&in.menuWatchers, f)
	add(&in.headHolders, f)
}

func (fs *frames) addAll(f any, at Order) {
	add(&fs.restorers, f)
	add(&fs.preparers, f)
	add(&fs.followers, f)
	add(&fs.localizers, f)
	addAt(&fs.workers, at.Work, f)
	add(&fs.flushers, f)
	add(&fs.progresses, f)
	add(&fs.readers, f)
	add(&fs.closers, f)
	add(&fs.inputEnds, f)
	add(&fs.frameEnds, f)
	add(&fs.events, f)
	add(&fs.renamers, f)
	add(&fs.screens, f)
	addAt(&fs.makers, at.Column, f)
	add(&fs.resetters, f)
	add(&fs.fitters, f)
	add(&fs.holds, f)
}

// add appends a feature to a list if it implements the interface of the list.
func add[F any](list *[]F, f any) {
	if f, ok := f.(F); ok {
		insert((*[]words)(unsafe.Pointer(list)), len(*list), *(*words)(unsafe.Pointer(&f)))
	}
}

// words is the memory of a value of any interface type with methods.
type words struct{ table, data unsafe.Pointer }

// insert inserts a value. All lists share its code, which would else be linked for each of them.
//
//go:noinline
func insert(list *[]words, place int, v words) {
	*list = append(*list, v)
	copy((*list)[place+1:], (*list)[place:])
	(*list)[place] = v
}

// addAt adds a feature to an ordered list if it implements the interface of the list.
func addAt[F any](list *ordered[F], at Priority, f any) {
	if f, ok := f.(F); ok {
		insert((*[]words)(unsafe.Pointer(&list.all)), list.at.insert(at), *(*words)(unsafe.Pointer(&f)))
	}
}
