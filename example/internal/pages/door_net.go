// SPDX-License-Identifier: LicenseRef-giogrid-EULA

//go:build !js

package pages

import (
	"io"
	"net"
	"net/http"
	"time"

	"github.com/giogrid/giogrid/tracking"
	"github.com/giogrid/giogrid/tracking/httpfetch"
)

// door is the way to a backend: a server on a loopback address. The zero value is closed.
type door struct {
	server *http.Server
	url    string
}

// open starts the server, unless it runs, and returns its address. Requests go over the network.
func (d *door) open(b *backend) (url string, fetch tracking.Fetcher, err error) {
	if d.server != nil {
		return d.url, httpfetch.Fetch, nil
	}
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", nil, err
	}
	d.url = "http://" + listener.Addr().String() + "/airports"
	d.server = &http.Server{Handler: b, ReadHeaderTimeout: time.Minute}
	go d.server.Serve(listener) // until close
	return d.url, httpfetch.Fetch, nil
}

// close stops the server.
func (d *door) close() error {
	if d.server == nil {
		return nil
	}
	return d.server.Close()
}

// mostSent is the maximum size of a request in bytes.
const mostSent = 16 << 20

// ServeHTTP answers a change set.
func (b *backend) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	body, err := io.ReadAll(http.MaxBytesReader(w, r.Body, mostSent))
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadRequest)
		return
	}
	answer, err := b.answer(r.Context(), body)
	if err != nil {
		return // the client has gone
	}
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(answer.Status)
	w.Write(answer.Data)
}
