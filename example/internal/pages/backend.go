// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/tracking"
)

// manner is how a backend behaves.
type manner int32

const (
	accepts manner = iota
	refusesEveryThird
	slow
)

// backend is the server that airports are saved to. It counts what it is sent, and keeps nothing. The
// zero value accepts all.
type backend struct{ manner, asked atomic.Int32 }

// behave sets how the backend behaves from now on, and counts anew.
func (b *backend) behave(m manner) {
	b.manner.Store(int32(m))
	b.asked.Store(0)
}

// pause is how long a slow backend takes.
const pause = 2 * time.Second

// answer is what the backend says to a change set, on any goroutine.
func (b *backend) answer(ctx context.Context, body []byte) (tracking.Response, error) {
	asked := b.asked.Add(1)
	switch m := manner(b.manner.Load()); {
	case m == refusesEveryThird && asked%3 == 0:
		return answerOf(503, map[string]any{"error": "busy, try again"})
	case m == slow:
		wait := time.NewTimer(pause)
		defer wait.Stop()
		select {
		case <-ctx.Done():
			return tracking.Response{}, ctx.Err()
		case <-wait.C:
		}
	}
	var set struct{ Added, Updated, Removed []json.RawMessage }
	if err := json.Unmarshal(body, &set); err != nil {
		return answerOf(400, map[string]any{"error": err.Error()})
	}
	return answerOf(200, map[string]any{"saved": len(set.Added) + len(set.Updated) + len(set.Removed)})
}

func answerOf(status int, body any) (tracking.Response, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return tracking.Response{}, fmt.Errorf("the answer: %w", err)
	}
	return tracking.Response{Status: status, Data: text}, nil
}
