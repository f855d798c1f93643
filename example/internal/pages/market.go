// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"fmt"
	"math"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/gridui"
)

// market generates prices in a goroutine, which ends soon after the last call of run: a page that is not shown draws
// no frames, and so costs nothing.
type market struct {
	rows []price
	feed *gridui.Feed[*price]

	perSecond atomic.Int64
	// asked is the time of the last call of run, in nanoseconds.
	asked   atomic.Int64
	running atomic.Bool
	halt    chan struct{}
	done    sync.WaitGroup
}

// marketStep is the interval at which prices are posted, marketPatience the time that the market continues without a
// call of run.
const (
	marketStep     = time.Second / 60
	marketPatience = time.Second / 2
)

// openPrices returns the initial prices of n instruments, the same each time.
func openPrices(n int) []price {
	rnd := rand.New(rand.NewPCG(5, 6))
	rows := make([]price, n)
	for i := range rows {
		at := math.Round(100*math.Exp(3+1.2*rnd.NormFloat64())) / 100
		rows[i] = price{symbol: fmt.Sprintf("%c%c%03d", 'A'+i/26000%26, 'A'+i/1000%26, i%1000), last: at, open: at}
	}
	return rows
}

// newMarket returns a market that changes a copy of rows, since the grid owns rows.
func newMarket(rows []price, feed *gridui.Feed[*price]) *market {
	return &market{rows: append([]price(nil), rows...), feed: feed}
}

// run sets the number of price changes per second and starts the goroutine if necessary. Each frame that shows the
// prices calls it.
func (m *market) run(perSecond int) {
	m.perSecond.Store(int64(perSecond))
	m.asked.Store(time.Now().UnixNano())
	if m.running.Swap(true) {
		return
	}
	m.done.Wait()
	m.halt = make(chan struct{})
	m.done.Add(1)
	go m.trade(m.halt)
}

// stop ends the goroutine and waits for its end.
func (m *market) stop() {
	if m.halt != nil {
		close(m.halt)
		m.halt = nil
	}
	m.done.Wait()
}

// trade posts changes until halt is closed or calls of run cease.
func (m *market) trade(halt <-chan struct{}) {
	defer m.done.Done()
	defer m.running.Store(false)
	tick := time.NewTicker(marketStep)
	defer tick.Stop()
	rnd := rand.New(rand.NewPCG(7, uint64(time.Now().UnixNano())))
	owed := 0.0
	for {
		select {
		case <-halt:
			return
		case <-tick.C:
		}
		if time.Since(time.Unix(0, m.asked.Load())) > marketPatience {
			return
		}
		owed += float64(m.perSecond.Load()) * marketStep.Seconds()
		n := int(owed)
		owed -= float64(n)
		if m.post(rnd, n) != nil {
			return // only a grid whose rows have no ids returns an error, and these rows have ids
		}
	}
}

// post changes n prices.
func (m *market) post(rnd *rand.Rand, n int) error {
	if n == 0 {
		return nil
	}
	batch := make([]price, n)
	for i := range batch {
		r := &m.rows[rnd.IntN(len(m.rows))]
		r.move(rnd.NormFloat64())
		batch[i] = *r
	}
	return m.feed.Post(gridui.Changes[*price]{Update: pointers(batch)})
}

// move changes a price by a number of thousandths.
func (r *price) move(by float64) {
	r.last = max(math.Round(100*r.last*(1+by/1000)+math.Copysign(0.5, by))/100, 0.01)
	r.change = r.last/r.open - 1
	r.trades++
}
