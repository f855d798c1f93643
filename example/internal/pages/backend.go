// SPDX-License-Identifier: LicenseRef-giogrid-EULA

package pages

import (
	"context"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"time"

	"github.com/giogrid/giogrid/example/data"
	"github.com/giogrid/giogrid/tracking"
)

// manner is the behaviour of a backend.
type manner int32

const (
	accepts manner = iota
	refusesEveryThird
	slow
	// refusesRows makes it refuse every second updated row.
	refusesRows
)

// backend is the server that airports are saved to. It assigns codes to new airports, and stores nothing. The zero
// value accepts all changes.
type backend struct {
	manner atomic.Int32
	// asked counts requests; given counts the codes that were assigned.
	asked, given atomic.Int32
}

// behave sets the behaviour of the backend and resets the count of requests.
func (b *backend) behave(m manner) {
	b.manner.Store(int32(m))
	b.asked.Store(0)
}

// pause is the response time of a slow backend.
const pause = 2 * time.Second

// answer returns the response to a change set. Any goroutine may call it.
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
	var set struct{ Added, Updated []coded }
	if err := json.Unmarshal(body, &set); err != nil {
		return answerOf(400, map[string]any{"error": err.Error()})
	}
	for i := range set.Added {
		set.Added[i].Code = b.newCode()
	}
	said := map[string]any{"added": append([]coded{}, set.Added...), "updated": append([]coded{}, set.Updated...)}
	if errors := b.refused(len(set.Updated)); len(errors) > 0 {
		said["errors"] = errors
	}
	return answerOf(200, said)
}

// refused returns the errors of the rows that the backend refuses, given the number of updated rows.
func (b *backend) refused(updated int) (errors []tracking.RowError) {
	if manner(b.manner.Load()) != refusesRows {
		return nil
	}
	for i := 0; i < updated; i += 2 {
		errors = append(errors, tracking.RowError{
			Index: i, Type: tracking.Edited, Message: "Another airport has this name.",
			Fields: []tracking.FieldError{{Field: "airport_name", Message: "Another airport has this name."}},
		})
	}
	return errors
}

// coded is the response for a new airport: its code.
type coded struct {
	Code string `json:"code"`
}

// newCode returns a code that no airport has.
func (b *backend) newCode() string {
	for {
		code := fmt.Sprintf("Q%02d", b.given.Add(1))
		if _, taken := data.AirportByIATA(code); !taken {
			return code
		}
	}
}

func answerOf(status int, body any) (tracking.Response, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return tracking.Response{}, fmt.Errorf("the answer: %w", err)
	}
	return tracking.Response{Status: status, Data: text}, nil
}
